/** Three calls in ten fail, are late or are cut. In half of those the bank has acted. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, png, test } from '#tests/e2e/support/fixtures.ts'
import { enter, fillIn, required } from '#tests/e2e/support/transferSteps.ts'

const { addFundsCrypto, profile, send, statements } = paths.dashboard
const day = (seed: number): string => `reset,as:ada,chaos:30:${seed}`

async function retryUntil(page: Page, target: Locator): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(target).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('@full [R206] a deposit is made once, and no input is lost, at random failures', async ({
  page,
  open,
  sent,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await open(addFundsCrypto(), day(1))
  const amount = page.getByLabel('Amount')
  await retryUntil(page, amount)
  const listed = page
    .getByRole('region', { name: 'Crypto Transactions' })
    .getByRole('listitem')
    .filter({ hasText: '$61.37' })
  await amount.fill('61.37')
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
  const made = page.getByText(/waiting for the bank's review|It's in the list now/)
  const unclear = page.getByText(/answer wasn't clear|didn't answer/)
  const keepsInput = async () =>
    (await amount.evaluateAll((fields) => fields.some((field) => 'value' in field && field.value === '61.37'))) &&
    (await page.getByRole('status').filter({ hasText: 'proof.png' }).isVisible())
  while (!(await made.isVisible())) {
    const before = sent('newcd').length
    // The list may contain the deposit at any moment, and then replaces the form.
    await page.getByRole('button', { name: 'Submit Deposit' }).or(made).click()
    await expect.poll(async () => (await made.isVisible()) || sent('newcd').length > before).toBe(true)
    await expect(made.or(unclear)).toBeVisible()
    await expect.poll(async () => (await made.isVisible()) || (await keepsInput())).toBe(true)
    expect(sent('newcd').length, 'one press, one request at most').toBeLessThanOrEqual(before + 1)
  }
  await open(addFundsCrypto(), 'chaos:0')
  await expect(listed).toHaveCount(1)
})

test('@full [R127, R206] a transfer is ordered once, as reviewed, at random failures', async ({
  page,
  open,
  sent,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await open(send(), day(2))
  await retryUntil(page, page.getByRole('button', { name: 'Continue' }))
  await fillIn(page, { ...required, Amount: '61.37' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await retryUntil(page, page.getByRole('button', { name: 'Confirmed' }))
  await page.getByRole('button', { name: 'Confirmed' }).click()
  const again = page.getByRole('button', { name: 'Try again with the PIN' })
  const done = page.getByRole('heading', {
    level: 1,
    name: /^(Successful! Await Confirmation|The bank has your transfer)$/,
  })
  const pin = page.getByLabel('Transaction PIN')
  for (let isMade = false; !isMade;) {
    await enter(page, '1234')
    // A new PIN is needed, or the transfer is made.
    const isCleared = (fields: Node[]) =>
      fields.some((field) => field instanceof HTMLInputElement && field.value === '')
    await expect.poll(async () => (await again.or(done).isVisible()) || (await pin.evaluateAll(isCleared))).toBe(true)
    isMade = await done.isVisible()
    if (isMade || !(await again.isVisible())) continue
    await expect(page.getByRole('main')).toContainText('Ben Okafor')
    await expect(page.getByRole('main')).toContainText('$61.37')
    const other = await context.newPage()
    await other.goto(`/wp-user${statements()}`)
    await retryUntil(other, other.getByRole('searchbox'))
    isMade = (await other.getByRole('listitem').filter({ hasText: '$61.37' }).count()) > 0
    await other.close()
    if (!isMade) await again.click()
  }
  expect(sent('newtrs').length).toBeGreaterThan(0)
  await open(statements(), 'chaos:0')
  await expect(page.getByRole('listitem').filter({ hasText: '$61.37' })).toHaveCount(1)
})

test('@full [R183, R206] a profile is saved eventually, as typed, at random failures', async ({
  page,
  open,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await open(profile(), day(4))
  const kin = page.getByLabel('Next of kin')
  await retryUntil(page, kin)
  await kin.fill('Cora Marlow')
  const saved = page.getByText('Action Successful').first()
  const failed = page.getByRole('region', { name: 'Personal details' }).getByRole('status')
  while (!(await saved.isVisible())) {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(saved.or(failed).first()).toBeVisible()
    await expect(kin).toHaveValue('Cora Marlow')
  }
  await open(profile(), 'chaos:0')
  await expect(kin).toHaveValue('Cora Marlow')
})
