import type { Page } from '@playwright/test'
import axe from 'axe-core'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export interface Scope {
  theme?: Theme
  within?: string
  /** This rule only, also one that axe omits by default. */
  rule?: string
}

/** One line each: rule, element, reason. */
export async function violations(page: Page, { theme, within = ':root', rule }: Scope = {}): Promise<string[]> {
  // Colours are judged without fading.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!(await page.evaluate(prepare, theme))) await page.evaluate(axe.source)
  return page.evaluate(look, { within, only: rule })
}

/** Runs in the page. Whether axe is there already. */
function prepare(theme: Theme | undefined): boolean {
  if (theme !== undefined) document.documentElement.dataset['theme'] = theme
  return 'axe' in globalThis
}

async function look({ within, only }: { within: string; only: string | undefined }) {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
  const results = await inPage.run(
    // react-aria announces a pending button by reference, and the button may be gone by now.
    { include: within, exclude: '[data-live-announcer]' },
    {
      resultTypes: ['violations'],
      // It would request the style sheets again, for a rule that is off.
      preload: false,
      ...(only !== undefined && { runOnly: [only] }),
    },
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
