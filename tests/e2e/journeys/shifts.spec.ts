import { paths } from '#src/paths.ts'
import { expect, navigateAndWait, resize, test } from '#tests/e2e/support/fixtures.ts'

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
