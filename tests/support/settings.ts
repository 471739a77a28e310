import type { Page } from '@playwright/test'

/** Opens a section of the settings, which closes the one that is open. */
export function openSetting(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}
