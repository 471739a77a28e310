import type { Locator, Page } from '@playwright/test'

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' }).locator('[role=alert], [role=status]')
}

export function toastDuration(toast: Locator): Promise<number> {
  return toast.evaluate((element) =>
    Math.max(
      ...element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    ),
  )
}
