import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { themes } from '#tests/support/axe.ts'
import { resize, test } from '#tests/support/fixtures.ts'
import { looks, titleOf } from '#tests/support/looks.ts'
import { folder, sizes } from './sheet.ts'

for (const shown of looks) {
  const { path, persona, scenario, states = {} } = shown
  test(titleOf(shown), async ({ page, open, openAs, allowErrors }) => {
    test.setTimeout(180_000)
    if (scenario !== undefined) allowErrors(/Failed to load resource/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(sizes[0])
    await (persona === undefined ? open(path, scenario) : openAs(persona, path, scenario))
    await take(page, titleOf(shown))
    for (const [state, prepare] of Object.entries(states)) {
      await resize(page, sizes[0])
      await prepare(page)
      await take(page, `${titleOf(shown)}, ${state}`)
    }
  })
}

async function take(page: Page, title: string): Promise<void> {
  for (const size of sizes) {
    await resize(page, size)
    for (const theme of themes) {
      await page.locator('html').evaluate((html, name) => (html.dataset['theme'] = name), theme)
      const name = `${title.replaceAll(/[^a-z0-9]+/gi, '-')}.${size.width}.${theme}.png`
      await page.screenshot({ path: join(folder, name), fullPage: true })
    }
  }
}
