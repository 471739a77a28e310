import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { themes } from '#tests/e2e/support/axe.ts'
import { resize } from '#tests/e2e/support/fixtures.ts'
import { folder, sizes } from './sheet.ts'

/** A history of thousands of rows is too high for a picture. */
const maxHeight = 6000

export async function take(page: Page, title: string): Promise<void> {
  // The narrowest first: a drawer that was opened on a phone closes on a desktop.
  for (const size of sizes.toReversed()) {
    await resize(page, size)
    const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), maxHeight)
    for (const theme of themes) {
      await page.locator('html').evaluate((html, name) => (html.dataset['theme'] = name), theme)
      const name = `${title.replaceAll(/[^a-z0-9]+/gi, '-')}.${size.width}.${theme}.png`
      const clip = { x: 0, y: 0, width: size.width, height }
      await page.screenshot({ path: join(folder, name), fullPage: true, clip })
    }
  }
}
