import type { Locator, Page } from '@playwright/test'

/** How far the page's clock moves at a time, in milliseconds: as exactly as a moment can be found. */
const tickMs = 20

/**
 * Moves the page's paused clock on in small ticks until something is in sight, so that what is timed from that moment can
 * be measured to a tick. Install and pause the clock first.
 */
export async function tickUntilSeen(page: Page, locator: Locator): Promise<void> {
  for (let ticks = 0; ticks < 500; ticks++) {
    if (await locator.isVisible()) return
    await page.clock.runFor(tickMs)
  }
  throw new Error(`Not seen within ${500 * tickMs} ms of the page's time: ${locator.toString()}`)
}

/** Stops the page's clock. `page.clock.install()` must be called before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  // The clock cannot be stopped in its past; a second ahead is still in the future when the command arrives.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
