/** What is measured in a page. Times are in milliseconds. */
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { defaults } from '#src/config.ts'
import { storageKeys } from '#src/session/storage.ts'
import { size } from '#tests/delivery/sizes.ts'
import type { BankSite } from '#tests/e2e/support/site.ts'
import { chromiumLaunchOptions, provideChromium } from '#tests/support/browser.ts'

export const slowdown = 4

export interface Visit {
  path: string
  /** Played on the site's bank. The customer whom it signs in is signed in. */
  scenario?: string
  isWide?: boolean
  /** A slow mobile connection: 1.6 Mbit/s down, 150 ms round trip. */
  isSlowNetwork?: boolean
  measure: (page: Page, url: string, folder: string) => Promise<number>
}

export function openBrowser(): Promise<Browser> {
  provideChromium()
  return chromium.launch(chromiumLaunchOptions())
}

/** In a new context with an empty cache, on a slow processor. */
export async function visit(
  browser: Browser,
  { origin, play, folder }: BankSite,
  { path, scenario, isWide, isSlowNetwork, measure }: Visit,
): Promise<number> {
  const token = scenario === undefined ? undefined : (await play(scenario))?.token
  const viewport = isWide ? { width: 1280, height: 800 } : { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true })
  context.setDefaultTimeout(120_000)
  try {
    if (token !== undefined)
      await context.addInitScript((kept) => Object.assign(localStorage, kept), { [storageKeys.session]: token })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const throughput = { downloadThroughput: 1_638_400 / 8, uploadThroughput: 1_638_400 / 8 }
    if (isSlowNetwork)
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput })
    return await measure(page, `${origin}${defaults.basename}${path}`, folder)
  } finally {
    await context.close()
  }
}

/** Without the placeholders of a skeleton. */
export const listedRows = 'main li:not([inert] *)'

/** The frame in which the first amount of a list is visible, after the navigation. */
export async function contentOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  const frame = await page.waitForFunction(
    (rows) =>
      [...document.querySelectorAll(rows)].some((row) => /\d\.\d\d/.test(row.textContent) && row.checkVisibility()) &&
      performance.now(),
    listedRows,
    { polling: 'raf' },
  )
  return Number(await frame.jsonValue())
}

/** First Contentful Paint, after the navigation. */
export async function firstPaintOf(page: Page, url: string): Promise<number> {
  await page.goto(url)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** Of the scripts that the page has requested once it is idle. `folder` has the build. */
export async function kilobytesOf(page: Page, url: string, folder: string): Promise<number> {
  await page.goto(url)
  await rest(page)
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = new Set(names.flatMap((name) => /assets\/[^/]+\.js$/.exec(name)?.[0] ?? []))
  return [...scripts].reduce((sum, file) => sum + size(file, folder), 0) / 1000
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 1000 }), 300)
      }),
  )
}

/** From the press to the frame in which an element is visible. */
export async function untilVisible(page: Page, url: string, all: Locator, selector: string): Promise<number> {
  const target = all.first()
  await page.goto(url)
  await target.hover()
  await rest(page)
  const shown = page.evaluate(
    (sought) =>
      new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event): void => {
          const look = (): void => {
            // A task after the frame's callbacks begins once the frame has been drawn.
            if (document.querySelector(sought)?.checkVisibility())
              setTimeout(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }
        addEventListener('pointerdown', begin, { capture: true, once: true })
      }),
    selector,
  )
  const [took] = await Promise.all([shown, target.click()])
  return took
}

export async function slowestKey(page: Page, url: string): Promise<number> {
  await page.goto(url)
  const fields = page.locator('main').getByRole('textbox').or(page.getByRole('searchbox'))
  await fields.first().waitFor()
  await rest(page)
  const times: number[] = []
  for (const field of await fields.all())
    if ((await field.isVisible()) && (await field.isEditable())) times.push(await keyToPaint(page, field))
  return Math.max(...times)
}

/** By the browser's own Event Timing, which rounds to 8 ms and leaves out what is faster than 16. */
async function keyToPaint(page: Page, field: Locator): Promise<number> {
  await field.click()
  const slowest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const durations: number[] = []
        const options = { type: 'event', durationThreshold: 16 }
        new PerformanceObserver((list) => {
          for (const { name, duration } of list.getEntries()) if (name.startsWith('key')) durations.push(duration)
        }).observe(options)
        setTimeout(() => resolve(Math.max(0, ...durations)), 1500)
      }),
  )
  const [took] = await Promise.all([slowest, page.keyboard.type('123', { delay: 250 })])
  return took
}
