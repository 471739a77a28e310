import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { storageKeys } from '#src/session/storage.ts'
import { serveFloor } from '#tests/bench/floor.ts'
import { watchInteractions } from '#tests/bench/inPage.ts'
import { serveProduct } from '#tests/bench/site.ts'
import type { BankSite, Site } from '#tests/bench/site.ts'
import { provideChromium } from '#tests/support/browser.ts'

/** How much slower than this machine the processor of the pages is. */
export const slowdown = 4

export interface PageOptions {
  /** The token to be signed in with. */
  token?: string | undefined
  /** A wide window, where the menu stands beside the screen. */
  isWide?: boolean
  /** A phone's slow connection: 1.6 Mbit/s down, 150 ms to and fro. */
  isSlowNetwork?: boolean
}

/** What every measurement in a browser works with. */
export interface Lab {
  product: BankSite
  floor: Site
  /** Works on a page of its own, with an empty cache and a slowed-down processor. */
  onPage: <T>(options: PageOptions, work: (page: Page) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Starts the product, the floor and a browser. */
export async function openLab(): Promise<Lab> {
  const [product, floor] = [await serveProduct(), await serveFloor()]
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    product,
    floor,
    onPage: (options, work) => onPage(browser, options, work),
    close: async () => {
      await browser.close()
      await product.close()
      await floor.close()
    },
  }
}

async function onPage<T>(browser: Browser, options: PageOptions, work: (page: Page) => Promise<T>): Promise<T> {
  const viewport = options.isWide === true ? { width: 1280, height: 800 } : { width: 412, height: 823 }
  const context = await browser.newContext({ viewport })
  try {
    if (options.token !== undefined) {
      await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
        storageKeys.session,
        options.token,
      ] as const)
    }
    await context.addInitScript(watchInteractions)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (options.isSlowNetwork === true) {
      const bytesPerSecond = 1_638_400 / 8
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    }
    return await work(page)
  } finally {
    await context.close()
  }
}
