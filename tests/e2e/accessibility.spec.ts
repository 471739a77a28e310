import type { Page } from '@playwright/test'
import { themes, violations } from '#tests/e2e/support/axe.ts'
import { expect, resize, test } from '#tests/e2e/support/fixtures.ts'
import { screenStates, titleOf, walkThrough } from '#tests/e2e/support/screenStates.ts'

/** Themes differ in colours only, and colours are the same at every width. */
const scopesAt = { 1280: themes.map((theme) => ({ theme })), 320: [{ except: 'color-contrast' }] } as const

for (const shown of screenStates) {
  test(`has no accessibility violation: ${titleOf(shown)}`, async ({ page, bank, open, openAs, allowErrors }) => {
    await walkThrough(
      shown,
      { page, bank, open, openAs, allowErrors },
      { width: 1280, height: 800 },
      (state = 'at first') => look(page, state),
    )
  })
}

async function look(page: Page, state: string): Promise<void> {
  for (const width of [1280, 320] as const) {
    await resize(page, { width, height: 800 })
    for (const scope of scopesAt[width])
      expect.soft(await violations(page, scope), `${state}, ${JSON.stringify(scope)}, ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, `${state}, ${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0)
  }
}
