import type { Locator, Page } from '@playwright/test'

const tickMs = 20

/** Ticks the page's paused clock until something is visible. Install and pause the clock first. */
export async function tickUntilSeen(page: Page, locator: Locator): Promise<void> {
  for (let ticks = 0; ticks < 500; ticks++) {
    if (await locator.isVisible()) return
    await page.clock.runFor(tickMs)
  }
  throw new Error(`Not visible within ${500 * tickMs} ms of the page's time: ${locator.toString()}`)
}

/** Call `page.clock.install()` before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  // The clock cannot be stopped in its past; a second ahead is still in the future when the command arrives.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
