import type { Page } from '@playwright/test'
import { personaPassword } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { at, expect, pressOnceShown } from './fixtures.ts'

export async function fillSignIn(page: Page, email: string, password = personaPassword): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** From the landing page or the form, to the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Sign In', exact: true }).first()
  const field = page.getByLabel('Email', { exact: true })
  await expect(link.or(field).first()).toBeVisible()
  if (!(await field.isVisible())) await link.click()
  await fillSignIn(page, email)
  await pressOnceShown(page, 'Go to dashboard', () =>
    page.getByRole('button', { name: 'Sign In', exact: true }).click(),
  )
  await expect(page).toHaveURL(at(paths.dashboard.home()))
}
