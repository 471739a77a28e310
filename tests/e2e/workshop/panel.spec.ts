import type { Page } from '@playwright/test'
import { personaPassword } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock bank', exact: true })

async function openPanel(page: Page, part?: string) {
  await page.getByRole('button', { name: 'Mock bank' }).click()
  const panel = panelOf(page)
  if (part !== undefined) await panel.getByText(part, { exact: true }).click()
  return panel
}

test.describe('The panel of the mock bank', () => {
  test('works by keyboard alone, beside the app', async ({ page, open }) => {
    await open(paths.auth.signIn(), 'as:nobody')
    const panel = panelOf(page)
    await test.step('says what is wrong with a scenario', async () => {
      await expect(page.getByText(`sign in as ada@example.com with the password ${personaPassword}`)).toBeVisible()
      await expect(panel.getByText('There is no persona "nobody".')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    })

    await open(paths.auth.signIn())
    await expect(panel).toHaveCount(0)
    const toggle = page.getByRole('button', { name: 'Mock bank' })
    await page.emulateMedia({ media: 'print' })
    await expect(toggle).toBeHidden()
    await expect(page.getByText('Demonstration: no real bank, no real money')).toBeVisible()
    await page.emulateMedia({ media: null })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Mock bank' })).toBeFocused()
    await expect(panel.getByText('Nobody is signed in.')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Close Mock bank' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Nobody is signed in.')).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('No message yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(toggle).toBeFocused()

    await openPanel(page, 'Network')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
    await page.reload()
    await expect(panel.getByText('Cut the network')).toBeVisible()
  })

  test('[R215] signs in as a persona, at any time', async ({ page, open, openAs, allowErrors }) => {
    // The session has ended.
    allowErrors(/401/)
    await openAs('ada', paths.dashboard.home(), 'travel:13')
    await expect(page).toHaveURL(/\/auth/)
    const panel = await openPanel(page, 'Reset')
    await panel.getByRole('button', { name: 'Reset the bank' }).click()
    await panel.getByText('People', { exact: true }).click()
    await panel.getByRole('button', { name: 'Sign in as Ada Marlow' }).click()
    await expect(panelOf(page).getByText('Signed in as Ada Marlow.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await panel.getByRole('button', { name: 'Sign in as Emil Sand' }).click()
    await expect(panelOf(page).getByText('Signed in as Emil Sand.')).toBeVisible()
    await expect(page.getByText('No Transaction History')).toBeVisible()
    // Once the bank has verified her, she has a session.
    await open(paths.auth.account(), 'as:pia')
    await expect(page).toHaveURL(/under-review$/)
    await panel.getByRole('button', { name: 'Go to sign-in for Una Frost' }).click()
    await expect(page).toHaveURL(/auth\/signin$/)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('una@example.com')
    await expect(panelOf(page).getByText('Nobody is signed in.')).toBeVisible()
  })

  test('[R217] confirms a deposit, and settles a transfer', async ({ page, open }) => {
    await open(paths.dashboard.home(), 'reset:2026-01-16,as:ada')
    await page.getByRole('button', { name: 'Show balance' }).click()
    const account = page.getByRole('region', { name: 'Savings account' })
    const unread = page.getByRole('link', { name: /notifications/i }).first()
    await expect(account).toContainText('$18,092.50')
    await expect(unread).toContainText('2')
    await page.reload()
    await expect(account).toContainText('$18,092.50')

    const panel = await openPanel(page, 'Back office')
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
