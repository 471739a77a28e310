import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { basePath, expect, pressOnceShown } from './fixtures.ts'

/** From the landing page or the form, to the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Sign In', exact: true }).first()
  const field = page.getByLabel('Email', { exact: true })
  await expect(link.or(field).first()).toBeVisible()
  if (!(await field.isVisible())) await link.click()
  await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo-password')
  await pressOnceShown(page, 'Go to dashboard', () =>
    page.getByRole('button', { name: 'Sign In', exact: true }).click(),
  )
  await expect(page).toHaveURL(new RegExp(`${basePath}${paths.dashboard.home()}$`))
}
