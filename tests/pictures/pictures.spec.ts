import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { exampleOperator } from '#mocks/exampleOperator.ts'
import { themes } from '#tests/e2e/support/axe.ts'
import { resize, test } from '#tests/e2e/support/fixtures.ts'
import { screenStates, titleOf, walkThrough } from '#tests/e2e/support/screenStates.ts'

const folder = join(import.meta.dirname, '../../test-results/pictures')

/** The desktop first: states of a screen are entered there. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const

/** A history of thousands of rows is too high for a picture. */
const maxHeight = 6000

async function take(page: Page, title: string): Promise<void> {
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

for (const shown of screenStates) {
  const title = titleOf(shown)
  test(title, async ({ page, bank, open, openAs, configure }) => {
    test.setTimeout(180_000)
    await configure(exampleOperator)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await walkThrough(shown, { page, bank, open, openAs }, sizes[0], (state) =>
      take(page, state === undefined ? title : `${title}, ${state}`),
    )
  })
}
