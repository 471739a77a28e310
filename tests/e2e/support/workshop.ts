/** The mock bank runs within the page, as in `npm start`. */
import { exchangeEvent } from '#mocks/exchange.ts'
import type { WireRequest } from '#mocks/wire.ts'
import { basePath, guarded, sentAmong, signedInAs, waitForIdle, type BankFixtures, type Sent } from './fixtures.ts'

export { expect } from '@playwright/test'

export const test = guarded.extend<BankFixtures>({
  sent: [
    async ({ page }, use) => {
      const calls: Sent[] = []
      await page.exposeFunction('noteCall', (call: Sent) => calls.push(call))
      await page.addInitScript(reportCalls, exchangeEvent)
      await use((name) => sentAmong(calls, name))
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path, scenario) => {
      await page.goto(`${basePath}${path}${scenario === undefined ? '' : `?scenario=${encodeURIComponent(scenario)}`}`)
      await waitForIdle(page)
    })
  },
  openAs: async ({ open }, use) => {
    await use((persona, path, scenario) => open(path, signedInAs(persona, scenario)))
  },
})

/** Runs in the page: reports every request as the mock bank has received it. */
function reportCalls(event: string): void {
  const { noteCall } = window as unknown as { noteCall: (call: Sent) => void }
  addEventListener(event, (exchange) => {
    const { request } = (exchange as CustomEvent<{ request: WireRequest }>).detail
    const fields = Object.entries(request.fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ])
    noteCall({ ...request, fields: Object.fromEntries(fields) as Record<string, string> })
  })
}
