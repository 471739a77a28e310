import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { exampleOperator } from '#mocks/exampleOperator.ts'
import { storageKeys } from '#src/session/storage.ts'
import { makeCertificate } from '#tests/delivery/certificate.ts'
import { serveProduct, type BankSite, type Site } from '#tests/e2e/support/site.ts'
import { chromiumLaunchOptions, provideChromium } from '#tests/support/browser.ts'
import { provideServers } from '#tests/support/servers.ts'
import { serveApp } from './baseline.ts'
import { watchPage } from './inPage.ts'
import type { Revision } from './revision.ts'

export const slowdown = 4

export interface PageOptions {
  token?: string | undefined
  isWide?: boolean
  /** A slow mobile connection: 1.6 Mbit/s down, 150 ms round trip. */
  isSlowNetwork?: boolean
  isFullSpeed?: boolean
}

export interface Lab {
  product: BankSite
  before: BankSite | undefined
  bare: Site
  aria: Site
  onPage: <T>(options: PageOptions, work: (page: Page) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** All apps are served over HTTP/2, as by nginx.conf. */
export async function openLab(other?: Revision): Promise<Lab> {
  provideChromium()
  provideServers(['openssl'])
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const certificate = makeCertificate(folder, 'localhost')
  rmSync(folder, { recursive: true })
  const product = await serveProduct({}, certificate, 'dist', exampleOperator)
  const before = other && (await serveProduct({}, certificate, other.dist, exampleOperator))
  const [bare, aria] = [await serveApp('bare', certificate), await serveApp('aria', certificate)]
  const browser = await chromium.launch(chromiumLaunchOptions())
  return {
    product,
    before,
    bare,
    aria,
    onPage: (options, work) => onPage(browser, options, work),
    close: async () => {
      await browser.close()
      await product.close()
      await before?.close()
      await bare.close()
      await aria.close()
    },
  }
}

async function onPage<T>(browser: Browser, options: PageOptions, work: (page: Page) => Promise<T>): Promise<T> {
  const viewport = options.isWide === true ? { width: 1280, height: 800 } : { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true })
  try {
    if (options.token !== undefined) {
      await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
        storageKeys.session,
        options.token,
      ] as const)
    }
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (options.isFullSpeed !== true) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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
