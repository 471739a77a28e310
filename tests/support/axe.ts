import type { Page } from '@playwright/test'
import axe from 'axe-core'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

interface Scope {
  /** Shows the page in this theme first. A theme differs from `light` in its colours only, so only these are looked at again. */
  theme?: Theme
  /** A CSS selector of the part to look at; the whole page without it. */
  within?: string
  /** Applies this rule only, also one that axe leaves out unless it is told. */
  rule?: string
  except?: string
}

/** axe's violations, one line each: rule, element, reason. */
export async function violations(page: Page, { theme, within = ':root', rule, except }: Scope = {}): Promise<string[]> {
  // What is still fading in would be judged by the colours of that moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (theme !== undefined) await page.locator('html').evaluate((html, name) => (html.dataset['theme'] = name), theme)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const only = theme === undefined || theme === 'light' ? rule : 'color-contrast'
  return page.evaluate(look, { within, only, except })
}

/** Runs in the page. */
async function look({ within, only, except }: Record<'only' | 'except', string | undefined> & { within: string }) {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
  const results = await inPage.run(
    // react-aria announces a pending button by reference, and the button may be gone by now.
    { include: within, exclude: '[data-live-announcer]' },
    {
      resultTypes: ['violations'],
      ...(only !== undefined && { runOnly: [only] }),
      ...(except !== undefined && { rules: { [except]: { enabled: false } } }),
    },
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
