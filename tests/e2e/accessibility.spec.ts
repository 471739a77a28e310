import type { Page } from '@playwright/test'
import { themes, violations } from '#tests/support/axe.ts'
import { expect, resize, test } from '#tests/support/fixtures.ts'
import { looks, titleOf } from '#tests/support/looks.ts'

const widths = [1280, 320]

for (const shown of looks) {
  const { path, persona, scenario, states = {} } = shown
  test(`nothing keeps anyone out: ${titleOf(shown)}`, async ({ page, open, openAs, allowErrors }) => {
    if (scenario !== undefined) allowErrors(/Failed to load resource/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await (persona === undefined ? open(path, scenario) : openAs(persona, path, scenario))
    await look(page, 'at first')
    for (const [state, prepare] of Object.entries(states)) {
      await resize(page, { width: 1280, height: 800 })
      await prepare(page)
      await look(page, state)
    }
  })
}

async function look(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: 800 })
    for (const theme of themes)
      expect.soft(await violations(page, { theme }), `${state}, ${theme}, ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, `${state}, ${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0)
  }
}
