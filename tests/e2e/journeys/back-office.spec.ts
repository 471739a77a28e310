import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const { home, addFundsCrypto, notifications, statements, upgrade } = paths.dashboard

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

  test('@full [R170, R82] changes the plan when an upgrade is confirmed, and sends a notification', async ({
    page,
    openAs,
  }) => {
    await openAs('ada', upgrade())
    await page.getByRole('radiogroup', { name: 'Plan' }).getByText('Platinum').click()
    await page.getByLabel('Amount').fill('1500')
    await page.getByRole('button', { name: 'Submit Upgrade' }).click()
    await expect(page.getByText(/waiting for the bank's review/)).toBeVisible()
    await openAs('ada', upgrade(), 'request:4:confirmed')
    await expect(page.getByRole('radio', { name: /Platinum.*Your current plan/ })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Notifications/ }),
    ).toHaveText(/3 unread/)
  })
})
