import { paths } from '#src/paths.ts'
import { expect, greeting, navigateAndWait, test } from '#tests/e2e/support/fixtures.ts'
import { signIn } from '#tests/e2e/support/signIn.ts'
import { enter, fillIn, goOn, required, row } from '#tests/e2e/support/transferSteps.ts'
import { translate } from '#tests/e2e/support/translation.ts'

const { send } = paths.dashboard

test.use({ ownTab: true })

/** Besides what it expects, this test fails if React writes a text that the translator has replaced. */
test('[R38, R91] a translated page keeps a sign-up, signs in and sends', async ({ page, open }) => {
  await translate(page)
  await open(paths.auth.signUp())
  const submit = page.getByRole('button', { name: 'Sign Up' })
  await submit.click()
  await expect(page.getByRole('group', { name: 'Check 4 fields' })).toBeFocused()
  for (const name of ['First name', 'Last name', 'Username']) await page.getByLabel(name).fill('Mira')
  const email = page.getByLabel('Email')
  await email.fill('mira.example.com')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await submit.click()
  await expect(page.getByRole('group', { name: 'Check 2 fields' })).toBeFocused()
  await page.getByRole('button', { name: 'Show characters' }).first().click()
  await page.getByRole('button', { name: 'Hide characters' }).click()
  await email.fill('mira@example.com')
  await submit.click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/must be > 6 characters/)
  await expect(email).toHaveValue('mira@example.com')
  await expect(email).toHaveAccessibleDescription(/^You'll sign in with this address/)

  await test.step('shows and hides the balance', async () => {
    await open(paths.auth.signIn())
    await signIn(page, 'ada@example.com')
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    const card = page.getByRole('region', { name: 'Savings account' })
    for (const _time of ['first', 'second']) {
      await page.getByRole('button', { name: 'Show balance' }).click()
      await expect(card).toContainText('$18,092.50')
      await page.getByRole('button', { name: 'Hide balance' }).click()
      await expect(card).not.toContainText('18,092')
    }
  })

  await test.step('[R119, R120] shows what a transfer costs now', async () => {
    await navigateAndWait(page, send())
    await fillIn(page, { ...required, Amount: '50' })
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('100')
    await expect(page.getByText('Fee $2.50 (2.5%), taken from the amount.')).toBeVisible()
    const received = page.getByLabel('Ben Okafor gets exactly')
    await expect(received).toHaveValue('97.50')
    await received.fill('100')
    await expect(page.getByText('Fee $2.56 (2.5%), taken from the amount.')).toBeVisible()
    await goOn(page)
    await expect(amount).toHaveValue('102.56')
    await amount.fill('200')
    await expect(row(page, 'Fee')).toContainText('$5.00')
    await expect(received).toHaveValue('195.00')
    await page.getByRole('button', { name: 'Show balance' }).click()
    await amount.fill('20000')
    await expect(amount).toHaveAccessibleDescription(/Insufficient balance/)
    const paragraph = (text: string) => page.getByRole('paragraph').filter({ hasText: text })
    await expect(paragraph('You can send')).toHaveText('You can send up to $18,092.49, just below your balance.')
    await amount.fill('200')
    await expect(page.getByText('Insufficient balance')).toHaveCount(0)
    await expect(paragraph('Available')).toHaveText('Available $18,092.50')
    await page.getByRole('button', { name: 'Confirmed' }).click()
    const pin = page.getByLabel('Transaction PIN')
    await enter(page, '9999')
    await expect(pin).toHaveAccessibleDescription(/Invalid Pin/)
    await enter(page, '1234')
    await expect(page.getByRole('link', { name: 'Send another' })).toBeVisible()
  })
})
