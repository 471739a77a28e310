/** Bank texts longer than a line wrap or are cut, and the page does not scroll sideways. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { tickUntilIdle } from '#tests/e2e/support/clock.ts'
import { expect, navigateAndWait, test } from '#tests/e2e/support/fixtures.ts'
import { screenStates } from '#tests/e2e/support/screenStates.ts'
import { enterAndStay } from '#tests/e2e/support/transferSteps.ts'
import { responseExamples } from '#tests/support/responseExamples.ts'

const { dashboard } = paths

/** The app would discard a longer text in these fields. */
const formed = new Set(
  'id,date,dob,created_at,transaction_type,status,icon,wasread,amount,tb,balance,percent,price,role,verification_status,verified,submitted'.split(
    ',',
  ),
)
const lengthen = (text: string): string =>
  (text + (/^[\d+ ]+$/.test(text) ? '0123456789' : 'Wolfeschlegel').repeat(20)).replaceAll(' ', '')

function lengthened(value: unknown, field = ''): unknown {
  // The console would report a missing picture.
  if (field === 'picture') return null
  if (typeof value === 'string') return formed.has(field) ? value : lengthen(value)
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lengthened(entry, name)]))
}

const responses = new Map(
  responseExamples
    .filter(({ id }) => id.startsWith('get') || id === 'submitTransfer')
    .filter(({ example }) => ['success', 'withAddress'].includes(example))
    .map(({ id, value }) => [id, encodeURIComponent(JSON.stringify(lengthened(value)))]),
)

/** Escape closes an overlay only once it is open. */
async function openOverlay(page: Page, control: Locator): Promise<void> {
  await control.click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const states: Readonly<Record<string, ((page: Page) => Promise<void>)[]>> = {
  [dashboard.home()]: [
    (page) => openOverlay(page, page.getByRole('button', { name: 'Your account' })),
    async (page) => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await openOverlay(page, page.getByRole('button', { name: 'Menu' }).first())
    },
  ],
  [dashboard.statements()]: [
    (page) => openOverlay(page, page.getByRole('main').getByRole('listitem').getByRole('link').first()),
  ],
  [dashboard.send({ again: '8' })]: [
    (page) => page.getByRole('button', { name: 'Continue' }).click(),
    (page) => page.getByRole('button', { name: 'Confirmed' }).click(),
    enterAndStay,
  ],
}

function sideways(): string[] {
  const isCut = (element: Element): boolean => {
    for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true
    return false
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > innerWidth + 1 && !isCut(element)
    })
    .map((element) => `${element.tagName} ${element.className} "${element.textContent.slice(0, 30)}"`)
}

test('long words cause no scrolling sideways', async ({ page, openAs }) => {
  test.slow()
  expect(responses.size, 'all but that about a PIN').toBe(14)
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 740 })
  const faults = Array.from(responses, ([id, body]) => `respond:${id}:${body}:always`)
  await openAs('ada', dashboard.addFunds(), faults.join(','))
  const ofAda = screenStates.filter(({ persona, scenario }) => persona === 'ada' && scenario === undefined)
  for (const { path } of ofAda) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await navigateAndWait(page, path, tickUntilIdle)
    for (const [index, prepare] of [undefined, ...(states[path] ?? [])].entries()) {
      await prepare?.(page)
      expect.soft(await page.evaluate(sideways), `${path} state ${index}`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  }
})
