import type { Page } from '@playwright/test'

/** The open section closes. */
export function openSetting(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}
