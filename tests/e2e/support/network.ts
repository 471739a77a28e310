/** A proxy between browser and site damages responses. */
import { test as product } from './fixtures.ts'
import { startProxy, type Proxy } from './proxy.ts'

export { expect } from './fixtures.ts'

interface Fixtures {
  network: Proxy
}

interface WorkerFixtures {
  /** For all tests of a worker, so that the browser's cache and connections are reused. */
  connection: Proxy
}

export const test = product.extend<Fixtures, WorkerFixtures>({
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
  baseURL: async ({ network }, use) => {
    await use(network.origin)
  },
})
