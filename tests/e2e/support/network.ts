/** A proxy between browser and site damages responses. */
import { test as product } from './fixtures.ts'
import type { Proxy } from './proxy.ts'

export { expect } from './fixtures.ts'

interface Fixtures {
  network: Proxy
  damagesAreExpected: void
}

export const test = product.extend<Fixtures>({
  network: async ({ connection }, use) => {
    connection.reset()
    await use(connection)
  },
  baseURL: async ({ network }, use) => {
    await use(network.origin)
  },
  damagesAreExpected: [
    async ({ allowErrors }, use) => {
      // The browser reports what the proxy does to a response.
      allowErrors(/Failed to load resource/)
      await use()
    },
    { auto: true },
  ],
})
