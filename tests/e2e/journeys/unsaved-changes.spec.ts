import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { at, expect, menuLink, openSetting, test } from '#tests/e2e/support/fixtures.ts'
import { openPayee } from '#tests/e2e/support/transferSteps.ts'

const { dashboard, auth } = paths
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const desktop = { width: 1280, height: 900 }

test.describe('Unsaved changes', () => {
  test.use({ viewport: desktop })

  test('a transfer and a password ask before they are lost', async ({ page, openAs }) => {
    await openAs('ada', dashboard.addFunds())
    // The skip link has a history entry of its own.
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page.getByRole('link', { name: 'Bank Transfer' }).click()
    await openPayee(page)
    await page.getByLabel('Account holder').fill('Cora Lind')
    const discard = question(page, 'Discard this transfer?')
    await page.goBack()
    await expect(discard).toContainText("What you've entered will be lost.")
    await page.keyboard.press('Escape')
    await expect(discard).toHaveCount(0)
    await expect(page.getByLabel('Account holder')).toHaveValue('Cora Lind')
    await expect(page).toHaveURL(at(dashboard.send()))
    await menuLink(page, 'Help & Support').click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(at(dashboard.contact()))
    await expect(discard).toHaveCount(0)

    // What a past transfer has filled in is not asked about.
    await menuLink(page, 'Bank Transfer').click()
    await page.getByRole('radio', { name: /Lena Abel/ }).press('Enter')
    await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
    await menuLink(page, 'Settings').click()
    await openSetting(page, 'Password')
    await page.getByLabel('Current password', { exact: true }).fill('secret')
    await page.getByRole('button', { name: 'Log Out', exact: true }).click()
    await expect(question(page, 'Discard your changes?')).toBeVisible()
    await expect(page).toHaveURL(at(dashboard.settings()))
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(at(auth.landing()))
  })

  test('sign-up asks before it is lost', async ({ page, open }) => {
    await open(auth.signUp())
    await page.getByLabel('First name').fill('Una')
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await expect(question(page, 'Discard your changes?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Una')
  })
})
