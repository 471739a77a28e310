import type { Locator, Page } from '@playwright/test'
import { isIdle } from './fixtures.ts'

const tickMs = 20

/** Ticks the page's paused clock until something is visible. Install and pause the clock first. */
export async function tickUntilSeen(page: Page, locator: Locator): Promise<void> {
  for (let ticks = 0; ticks < 500; ticks++) {
    if (await locator.isVisible()) return
    await page.clock.runFor(tickMs)
  }
  throw new Error(`Not visible within ${500 * tickMs} ms of the page's time: ${locator.toString()}`)
}

/**
 * `waitForIdle` without real delays: React shows content 300 ms after a skeleton, and a lost query is repeated after
 * 500 ms. Install the clock first.
 */
export async function tickUntilIdle(page: Page): Promise<void> {
  while (!(await isIdle(page))) await page.clock.runFor(100)
}

/** Call `page.clock.install()` before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  // The clock cannot be stopped in its past; a second ahead is still in the future when the command arrives.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
