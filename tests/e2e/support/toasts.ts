import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' }).locator('[role=alert], [role=status]')
}

export async function toastDuration(toast: Locator): Promise<number> {
  const duration = () =>
    toast.evaluate((element) =>
      Math.max(
        ...element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().duration)),
      ),
    )
  // A toast that replaces another one begins a frame later.
  await expect.poll(duration).toBeGreaterThan(0)
  return duration()
}

export async function expectAboveToast(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  const toast = await toasts(page).boundingBox()
  if (box === null || toast === null) throw new Error('The part or the toast is not shown.')
  expect(box.y + box.height).toBeLessThanOrEqual(toast.y)
}
