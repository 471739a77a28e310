/** tests/contract proves how each broken response is read. */
import { paths } from '#src/paths.ts'
import { expect, png, test, type Sent } from '#tests/e2e/support/fixtures.ts'
import { leaks } from '#tests/e2e/support/leaks.ts'
import { enter, fillIn, required } from '#tests/e2e/support/transferSteps.ts'

const { auth, dashboard } = paths
const times = 2

test('[R13, R205] signing in survives broken responses', async ({ page, open, sent, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await open(auth.signIn(), `fail:signIn:html:${times}`)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('demo-password')
  const main = page.getByRole('main')
  for (let time = 1; time <= times; time++) {
    await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick()
    await expect.poll(() => sent('userlogin').length).toBe(time)
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
    expect(await main.innerText()).not.toMatch(leaks)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('demo-password')
  }
})

test('[R13, R205] a deposit survives broken responses', async ({ page, openAs, sent, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await openAs('ada', dashboard.addFundsCrypto(), `fail:submitCryptoDeposit:html:${times}`)
  await page.getByLabel('Amount').fill('77.00')
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
  const main = page.getByRole('main')
  for (let time = 1; time <= times; time++) {
    await page.getByRole('button', { name: 'Submit Deposit' }).dblclick()
    await expect.poll(() => sent('newcd').length).toBe(time)
    await expect(main.getByText("wasn't clear").first()).toBeVisible()
    expect(await main.innerText()).not.toMatch(leaks)
    await expect(page.getByLabel('Amount')).toHaveValue('77.00')
    await expect(main.getByRole('status').filter({ hasText: 'proof.png' })).toBeVisible()
  }
})

/** For each call, the index of the first one with its idempotency key. */
function repeatedKeys(calls: readonly Sent[]): number[] {
  const keys = calls.map(({ fields }) => fields['idempotency_key'])
  return keys.map((key) => keys.indexOf(key))
}

test('[R113, R122] broken responses keep the key of a transfer', async ({ page, openAs, sent, allowErrors }) => {
  // No button is below the fold, where a toast may take the press.
  await page.setViewportSize({ width: 1280, height: 1000 })
  allowErrors(/Failed to load resource/)
  const faults = (['confirmPin', 'submitTransfer'] as const).map((id) => `fail:${id}:html:${times}`)
  await openAs('ada', dashboard.send(), faults.join(','))
  await fillIn(page, { ...required, Amount: '1' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirmed' }).click()
  for (let time = 0; time < 2 * times; time++) {
    await enter(page, '1234')
    if (time >= times) await page.getByRole('button', { name: 'Try again with the PIN' }).click()
    await expect(page.getByLabel('Transaction PIN')).toHaveValue('')
    expect(await page.getByRole('main').innerText()).not.toMatch(leaks)
  }
  // The success repeats the key of those before it. The next one is for another attempt.
  expect(repeatedKeys(sent('confirmmypin'))).toEqual([0, 0, 0, 3])
  expect(repeatedKeys(sent('newtrs'))).toEqual([0, 0])
})
