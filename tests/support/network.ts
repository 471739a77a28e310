/**
 * What every test over real HTTP starts from: the production build and a mock bank behind a damaging proxy, and a customer
 * who is signed in. Nothing is served or answered within the page.
 */
import { test as base, expect } from '@playwright/test'
import type { Bank } from '#mocks/domain/bank.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { serveProduct } from '#tests/bench/site.ts'
import type { BankSite } from '#tests/bench/site.ts'
import { basePath } from '#tests/support/fixtures.ts'
import { startProxy } from '#tests/support/proxy.ts'
import type { Proxy } from '#tests/support/proxy.ts'

export { expect }

interface Fixtures {
  /** On its first day at the start of each test. */
  bank: Bank
  /** What is between the browser and the bank; undamaged at the start of each test. */
  network: Proxy
  /** Opens a screen by its path below the base path, as one of the mock bank's personas. */
  openAs: (persona: PersonaId, path: string) => Promise<void>
}

interface WorkerFixtures {
  site: BankSite
  /** One for all tests of a worker, so that the browser's cache and connections are used again. */
  connection: Proxy
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await serveProduct()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  connection: [
    async ({ site }, use) => {
      const proxy = await startProxy(site.origin)
      await use(proxy)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  network: async ({ connection }, use) => {
    connection.reset()
    await use(connection)
  },
  bank: [
    async ({ site }, use) => {
      await site.play('reset')
      await use(site.bank)
    },
    { auto: true },
  ],
  openAs: async ({ page, site, network }, use) => {
    await use(async (persona, path) => {
      const token = await site.play(`as:${persona}`)
      await page.addInitScript((stored) => localStorage.setItem('baUid', stored), token)
      await page.goto(`${network.origin}${basePath}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  },
})
