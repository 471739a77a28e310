import type { Page } from '@playwright/test'
import { inBothThemes, violations, type Scope } from '#tests/e2e/support/axe.ts'
import { expect, resize, test } from '#tests/e2e/support/fixtures.ts'
import { screenStates, titleOf, walkThrough } from '#tests/e2e/support/screenStates.ts'
import { isFull, sample, share } from '#tests/support/sample.ts'

interface Look extends Scope {
  width: number
}

/** Colours are the same at every width. */
const looks: readonly Look[] = [
  ...inBothThemes.map((scope) => ({ width: 1280, ...scope })),
  { width: 320, theme: 'light', except: 'color-contrast' },
]

/** The sample looks at each state once, at one of these in turn. */
const turns: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 320, theme: 'dark' },
]

/** The sample has each screen as the first of its customers sees it, and the states of every second one. */
const shownOnce = sample(screenStates, ({ path, states = {} }) => [
  path,
  ...Object.keys(states).map((state) => `${path}: ${state}`),
]).map((shown, row) => (isFull || row % 2 === 0 ? shown : { ...shown, states: {} }))

for (const [row, shown] of shownOnce.entries()) {
  test(`has no accessibility violation: ${titleOf(shown)}`, async ({ page, bank, open, openAs, allowErrors }) => {
    let turn = row
    await walkThrough(
      shown,
      { page, bank, open, openAs, allowErrors },
      { width: 1280, height: 800 },
      async (state = 'at first') => {
        const isNarrow = page.viewportSize()?.width === 320
        turn += 1
        for (const look of isFull ? looks : share(turns, 2, isNarrow ? 1 : turn))
          await expectNoViolation(page, state, look)
      },
    )
  })
}

async function expectNoViolation(page: Page, state: string, { width, ...scope }: Look): Promise<void> {
  await resize(page, { width, height: 800 })
  const where = `${state}, ${JSON.stringify(scope)}, ${width} px`
  expect.soft(await violations(page, scope), where).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${where}: nothing sticks out sideways`).toBeLessThanOrEqual(0)
}
