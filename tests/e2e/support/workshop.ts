/** The mock bank runs within the page, as in `npm start`. A worker that needs such a site serves it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exchangeEvent } from '#mocks/exchange.ts'
import type { WireRequest } from '#mocks/wire.ts'
import { freePort } from '#tests/support/freePort.ts'
import {
  asSent,
  basePath,
  guarded,
  sentAmong,
  signedInAs,
  waitForIdle,
  type BankFixtures,
  type Sent,
} from './fixtures.ts'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  /** `dev` is what `npm start` serves: StrictMode runs every effect twice, and code is loaded on the first visit. */
  served: 'dev' | 'preview'
  origin: string
}

function vite(...args: string[]) {
  const { NODE_ENV: _ofTests, ...env } = process.env
  return spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args, '--mode', 'mock'], { env, stdio: 'ignore' })
}

async function untilServed(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 200))
}

export const test = guarded.extend<BankFixtures, WorkerFixtures>({
  served: ['preview', { option: true, scope: 'worker' }],
  origin: [
    async ({ served }, use) => {
      if (served === 'preview') await once(vite('build', '--logLevel', 'error'), 'exit')
      const port = String(await freePort())
      const server = vite(served, '--port', port, '--strictPort')
      const origin = `http://localhost:${port}`
      await untilServed(`${origin}${basePath}/`)
      await use(origin)
      server.kill()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ origin }, use) => {
    await use(origin)
  },
  allowErrors: async ({ allowErrors }, use) => {
    // MSW does not wait for the update of a worker that the page before it may just have removed as it closed.
    allowErrors(/Failed to update a ServiceWorker .*Not found/)
    await use(allowErrors)
  },
  sent: [
    async ({ page }, use) => {
      const calls: Sent[] = []
      await page.exposeFunction('noteCall', (call: WireRequest) => calls.push(asSent(call)))
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
  const { noteCall } = window as unknown as { noteCall: (call: WireRequest) => void }
  addEventListener(event, (exchange) => noteCall((exchange as CustomEvent<{ request: WireRequest }>).detail.request))
}
