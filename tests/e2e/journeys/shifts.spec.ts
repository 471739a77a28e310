import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, hold, navigateAndWait, resize, test } from '#tests/e2e/support/fixtures.ts'

const { dashboard } = paths
const visits = [
  ...[dashboard.addFunds(), dashboard.makePayment(), dashboard.send(), dashboard.fixedDeposit()],
  ...[dashboard.notifications(), dashboard.upgrade(), dashboard.contact(), dashboard.statements()],
  ...[dashboard.settings(), dashboard.home()],
]

test('nothing moves while the data of a page arrive', async ({ page, openAs }) => {
  await resize(page, { width: 1280, height: 800 })
  // Long enough for skeletons.
  await openAs('ada', dashboard.home(), 'latency:400')
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        document.body.dataset['shifted'] = String(
          Number(document.body.dataset['shifted'] ?? 0) + Number(Reflect.get(shift, 'value')),
        )
    }).observe({ type: 'layout-shift' })
  })
  for (const path of visits) {
    await navigateAndWait(page, path)
    const shifted = await page.evaluate(() => Number(document.body.dataset['shifted'] ?? 0))
    expect(shifted, `until ${path}`).toBeLessThanOrEqual(0.01)
  }
})

/** The layout shift (CLS) when fonts replace their fallbacks. */
function shiftByFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { style } = document.documentElement
    const frames = async (): Promise<void> => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
    const computed = getComputedStyle(document.documentElement)
    const fonts = ['--font-text', '--font-heading']
    for (const font of fonts) style.setProperty(font, computed.getPropertyValue(font).replace(/^[^,]+,/, ''))
    await frames()
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    for (const font of fonts) style.removeProperty(font)
    await frames()
    shifts.push(...observer.takeRecords())
    observer.disconnect()
    return shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0)
  })
}

/** Besides the heading and the first block of each page. */
const within = [
  [dashboard.home(), 'h2:not(#savings-account, #cash-flow)'],
  [dashboard.send(), 'label'],
  [dashboard.profile(), 'dt'],
  [dashboard.statements(), 'li'],
] as const

for (const size of [
  { width: 360, height: 780 },
  { width: 1024, height: 720 },
])
  for (const [path, inside] of within)
    test(`${path} stands where its skeleton stood, at ${size.width} px`, async ({ page, openAs }) => {
      await resize(page, size)
      const tops = () =>
        Promise.all(
          ['h1', 'main section', `main ${inside}`].map((selector) =>
            page
              .locator(selector)
              .first()
              .evaluate((element) => element.getBoundingClientRect().top),
          ),
        )
      const answer = await hold(page, '**/api/users.php')
      const arrived = openAs('ada', path)
      await page.locator('[data-hydrated] main [aria-busy]').first().waitFor()
      const before = await tops()
      answer()
      await arrived
      for (const [index, top] of (await tops()).entries())
        expect(Math.abs(top - (before[index] ?? 0)), `part ${index}`).toBeLessThan(2)
      expect(await shiftByFonts(page), 'fonts after data').toBeLessThanOrEqual(0.01)
    })
