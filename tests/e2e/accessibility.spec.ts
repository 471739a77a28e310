import type { Page } from '@playwright/test'
import { themes, violations } from '#tests/support/axe.ts'
import { expect, resize, test } from '#tests/support/fixtures.ts'
import { screenStates, titleOf, walkThrough } from '#tests/support/screenStates.ts'

/** A theme differs in its colours only, and those are the same at every width. */
const themesAt = { 1280: themes, 320: ['light'] } as const

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
    for (const theme of themesAt[width])
      expect.soft(await violations(page, { theme }), `${state}, ${theme}, ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, `${state}, ${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0)
  }
}
