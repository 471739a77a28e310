import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { expect, resize, test } from '#tests/e2e/support/fixtures.ts'

const { menu } = dashboardTexts
/** Browsers count no shift in the half second after a press. */
const latencyMs = 700
const others = [menu.addFunds, menu.makePayment, menu.bankTransfer, menu.fixedDeposit, menu.notifications]
const visits = [...others, menu.upgrade, menu.contact, menu.statements, menu.settings, menu.dashboard]

test('nothing moves while the data of a page arrive', async ({ page, openAs }) => {
  test.slow()
  await resize(page, { width: 1280, height: 800 })
  await openAs('ada', paths.dashboard.home(), `latency:${latencyMs}`)
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if (Reflect.get(shift, 'hadRecentInput') === false)
          document.body.dataset['shifted'] = String(
            Number(document.body.dataset['shifted'] ?? 0) + Number(Reflect.get(shift, 'value')),
          )
    }).observe({ type: 'layout-shift' })
  })
  for (const name of visits) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await page.waitForTimeout(latencyMs + 500)
    const shifted = await page.evaluate(() => Number(document.body.dataset['shifted'] ?? 0))
    expect(shifted, `until ${name}`).toBeLessThanOrEqual(0.01)
  }
  await page.evaluate(() => delete document.body.dataset['shifted'])
})
