import type { Page } from '@playwright/test'

export function openSetting(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}
