import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

const backOffice = async (page: Page) => {
  await page.getByRole('button', { name: 'Mock bank' }).click()
  const panel = page.getByRole('complementary', { name: 'Mock bank', exact: true })
  await panel.getByText('Back office', { exact: true }).click()
  return panel
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo-password')
  await page.getByRole('button', { name: authTexts.landing.signIn, exact: true }).click()
}

test.describe('Journeys through the panel of the mock bank', () => {
  test('[R216] an approved identity opens the dashboard at the next sign-in', async ({ page, open }) => {
    await open(paths.auth.signIn())
    await signIn(page, 'pia@example.com')
    await expect(page).not.toHaveURL(/signin$/)
    await expect(page).not.toHaveURL(/dashboard/)
    const panel = await backOffice(page)
    await panel.getByRole('button', { name: 'Approve identity of Pia Roth' }).click()
    await expect(panel.getByText('The identity of Pia Roth is approved.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Approve identity of Pia Roth' })).toHaveCount(0)
    await open(paths.auth.signIn())
    await signIn(page, 'pia@example.com')
    await page.getByRole('link', { name: /Go to dashboard/ }).click()
    await expect(page).toHaveURL(/\/wp-user\/dashboard/)
  })

  test('[R217] a deposit is pending until it is confirmed, and a transfer in progress until it is settled', async ({
    page,
    open,
  }) => {
    await open(paths.dashboard.home(), 'reset:2026-01-16,as:ada')
    await page.getByRole('button', { name: 'Show balance' }).click()
    const account = page.getByRole('region', { name: 'Savings account' })
    const unread = page.getByRole('link', { name: /notifications/i }).first()
    await expect(account).toContainText('$18,092.50')
    await expect(unread).toContainText('2')
    await page.reload()
    await expect(account).toContainText('$18,092.50')

    const panel = await backOffice(page)
    await panel.getByRole('button', { name: 'Confirm deposit 3' }).click()
    await expect(account).toContainText('$18,592.50')
    await expect(unread).toContainText('3')
    await expect(page.getByText('Bitcoin deposit')).toBeVisible()
    const transfer = page.getByRole('listitem').filter({ hasText: 'Transfer to Lena Abel' }).first()
    await expect(transfer).toContainText('in progress')
    await panel
      .getByRole('button', { name: /^Settle transfer/ })
      .first()
      .click()
    await expect(transfer).toContainText('successful')
    await unread.click()
    await expect(page.getByText('Your deposit was confirmed').first()).toBeVisible()
  })
})
