import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const { home, addFundsCrypto, notifications, statements } = paths.dashboard

test.describe('A decision of the back office', () => {
  test('[R154, R211, R217] credits a pending deposit once it is confirmed', async ({ page, open, openAs }) => {
    await openAs('emil', addFundsCrypto())
    await page.getByLabel('Amount').fill('321.45')
    await page.getByRole('button', { name: 'Submit Deposit' }).click()
    const row = page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem')
    await expect(row).toContainText('pending')
    await open(statements(), 'travel:72,as:emil')
    await expect(page.getByText('No Transaction History')).toBeVisible()

    await openAs('emil', addFundsCrypto(), 'request:4:confirmed')
    await expect(row).toContainText('confirmed')
    await openAs('emil', home())
    await page.getByRole('button', { name: 'Show balance' }).click()
    await expect(page.getByText('$321.45', { exact: true })).toBeVisible()
    await openAs('emil', statements())
    await expect(page.getByRole('region', { name: 'Transactions', exact: true })).toContainText('+$321.45')
    await openAs('emil', notifications())
    await expect(page.getByText('Your deposit was confirmed')).toBeVisible()
  })
})
