import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { paths } from '#src/app/paths.ts'
import { expect, png, test } from '#tests/fixtures.ts'

interface Look {
  path: string
  persona?: PersonaId
  scenario?: string
  /** Brings the screen into a state that has no address; `state` names it. */
  state?: string
  prepare?: (page: Page) => Promise<void>
}

const { auth, dashboard } = paths

/** Every screen, and every state of one that looks different. A new screen adds its lines here. */
const looks: readonly Look[] = [
  { path: auth.landing() },
  { path: auth.signIn() },
  { path: dashboard.home(), persona: 'ada' },
  { path: dashboard.home(), persona: 'emil' },
  { path: dashboard.home(), persona: 'ada', scenario: 'fail:getAccount:html' },
  { path: dashboard.createPin(), persona: 'nora' },
  { path: dashboard.addFunds(), persona: 'ada' },
  { path: dashboard.addFundsCrypto(), persona: 'ada' },
  {
    path: dashboard.addFundsCrypto(),
    persona: 'ada',
    state: 'refused, with a file chosen',
    prepare: async (page) => {
      await page.locator('input[type=file]').setInputFiles(png)
      await page.getByRole('button', { name: 'Submit Deposit' }).click()
      await page.getByText('The amount must be above zero.').waitFor()
    },
  },
  { path: dashboard.addFundsInstitution(), persona: 'ada' },
  { path: dashboard.addFundsInstitution(), persona: 'mia' },
  { path: dashboard.makePayment(), persona: 'ada' },
  { path: dashboard.makePaymentCrypto(), persona: 'mia' },
  { path: dashboard.fixedDeposit(), persona: 'ada' },
  { path: dashboard.fixedDepositCrypto(), persona: 'ada' },
  { path: dashboard.upgrade(), persona: 'ada' },
  {
    path: dashboard.upgrade(),
    persona: 'ada',
    state: 'no plan chosen',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Submit Upgrade' }).click()
      await page.getByRole('link', { name: 'Select a plan' }).waitFor()
    },
  },
  { path: dashboard.notifications(), persona: 'ada' },
  { path: dashboard.notifications(), persona: 'emil' },
  { path: dashboard.statements(), persona: 'max' },
  { path: dashboard.statements(), persona: 'emil' },
  {
    path: dashboard.statements(),
    persona: 'ada',
    state: 'nothing found',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('nothing like it')
      await page.getByText('No transactions match').waitFor()
    },
  },
  { path: dashboard.contact(), persona: 'ada' },
  { path: dashboard.contact(), persona: 'mia' },
]

const widths = [1280, 320]
const themes = ['light', 'dark'] as const

for (const { path, persona, scenario, state, prepare } of looks) {
  const title = [path, persona, scenario, state].filter((part) => part !== undefined).join(', ')
  test(`nothing keeps anyone out: ${title}`, async ({ page, open, openAs, allowErrors }) => {
    if (scenario !== undefined) allowErrors(/Failed to load resource/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await (persona === undefined ? open(path, scenario) : openAs(persona, path, scenario))
    await prepare?.(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const theme of themes) {
        await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
        expect.soft(await violations(page, theme), `${theme}, ${width} px`).toEqual([])
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0)
    }
  })
}

/** What axe objects to. The second theme differs from the first in its colours only, so only these are looked at again. */
async function violations(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  // No screen holds a frame, so the mode that spends a second page on them is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (theme !== 'light') axe.withRules('color-contrast')
  const results = await axe.analyze()
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
