import type { Page } from '@playwright/test'
import { violations, type Theme } from '#tests/e2e/support/axe.ts'
import { expect, resize, test } from '#tests/e2e/support/fixtures.ts'
import { screenStates, titleOf, walkThrough } from '#tests/e2e/support/screenStates.ts'

interface Look {
  width: number
  theme: Theme
}

/** Each state is looked at once, at the next of these. */
const looks: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 320, theme: 'light' },
  { width: 1440, theme: 'dark' },
]

for (const [row, shown] of screenStates.entries()) {
  test(`has no accessibility violation: ${titleOf(shown)}`, async ({ page, bank, open, openAs, allowErrors }) => {
    let turn = row
    await walkThrough(
      shown,
      { page, bank, open, openAs, allowErrors },
      { width: 1440, height: 800 },
      async (state = 'at first') => {
        // What is open on a phone only closes in a wide window.
        const isNarrow = page.viewportSize()?.width === 320
        const fitting = looks.filter(({ width }) => !isNarrow || width === 320)
        const look = fitting[turn % fitting.length]
        turn += 1
        if (look !== undefined) await expectNoViolation(page, state, look)
      },
    )
  })
}

async function expectNoViolation(page: Page, state: string, { width, theme }: Look): Promise<void> {
  await resize(page, { width, height: 800 })
  const where = `${state}, ${theme}, ${width} px`
  expect.soft(await violations(page, { theme }), where).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${where}: nothing sticks out sideways`).toBeLessThanOrEqual(0)
}
