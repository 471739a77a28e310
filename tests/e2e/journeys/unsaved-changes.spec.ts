import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { basePath, expect, test } from '#tests/e2e/support/fixtures.ts'
import { openSetting } from '#tests/e2e/support/settings.ts'

const { dashboard, auth } = paths
const at = (path: string): RegExp => new RegExp(`${basePath}${path}$`)
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const desktop = { width: 1280, height: 900 }

test.describe('Unsaved changes', () => {
  test.use({ viewport: desktop })

  test('a transfer asks before a link on the page, Back or the menu discards it, also after the skip link of the page before', async ({
    page,
    openAs,
  }) => {
    await openAs('nora', dashboard.addFunds())
    // The skip link has a history entry of its own.
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page.getByRole('link', { name: 'Bank Transfer' }).click()
    await page.getByLabel('Account holder').fill('Cora Lind')
    const discard = question(page, 'Discard this transfer?')

    await page.getByRole('link', { name: 'Create a PIN' }).click()
    await expect(discard).toContainText("What you've entered will be lost.")
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(discard).toHaveCount(0)
    await expect(page).toHaveURL(at(dashboard.send()))

    await page.goBack()
    await expect(discard).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Account holder')).toHaveValue('Cora Lind')
    await expect(page).toHaveURL(at(dashboard.send()))

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help & Support' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(at(dashboard.contact()))
    await expect(discard).toHaveCount(0)
  })

  test('an untouched form does not ask, and a typed password asks before logging out', async ({ page, openAs }) => {
    await openAs('ada', dashboard.kyc())
    await expect(page.getByRole('button', { name: 'Send another document' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bank Transfer' }).click()
    await page.getByRole('radio', { name: /Lena Abel/ }).press('Enter')
    await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    await openSetting(page, 'Password')
    await page.getByLabel('Current password', { exact: true }).fill('secret')
    await page.getByRole('button', { name: 'Log Out', exact: true }).click()
    await expect(question(page, 'Discard your changes?')).toBeVisible()
    await expect(page).toHaveURL(at(dashboard.settings()))
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(at(auth.landing()))
  })

  test('sign-up asks, except on its own redirect', async ({ page, open }) => {
    await open(auth.signUp())
    await page.getByLabel('First name').fill('Una')
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await expect(question(page, 'Discard your changes?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByLabel('Last name').fill('Stone')
    await page.getByLabel('Username').fill('una')
    await page.getByLabel('Email', { exact: true }).fill('una.new@example.com')
    await page.getByLabel('Password', { exact: true }).fill('long-enough-words')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL(/auth\/verify\//)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})
