/**
 * The production build, and a mock bank over HTTP that is reset before each test. Scenarios reach error paths.
 * A test fails on any error or warning in the console.
 */
import { readFile } from 'node:fs/promises'
import { test as base, expect, type Download, type Locator, type Page } from '@playwright/test'
import type { Mail } from '#mocks/db/records.ts'
import { share } from '#mocks/db/store.ts'
import { createBank, type Bank } from '#mocks/domain/bank.ts'
import { realEnvironment } from '#mocks/domain/environment.ts'
import { lastMail, mailsAfter } from '#mocks/domain/mailbox.ts'
import { removeFault, type FaultKind } from '#mocks/faults/faults.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { playScenario, type Staged } from '#mocks/scenario.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import type { WireRequest } from '#mocks/wire.ts'
import type { Config } from '#src/config.ts'
import { storageKeys, type StorageKey } from '#src/session/storage.ts'
import { isCall, startProxy, type Proxy } from './proxy.ts'
import { firstDay, serveProduct, type BankSite } from './site.ts'
import { sharedTab, type SharedTab } from './tab.ts'

export { expect }

export interface Sent extends Omit<WireRequest, 'fields'> {
  fields: Record<string, string>
}

export interface Guards {
  configure: (entries: Partial<Config>) => Promise<void>
  /** Texts of the console, and errors, that this test provokes. */
  allowErrors: (pattern: RegExp) => void
}

export interface BankFixtures {
  /** `path` is below the base path. */
  open: (path: string, scenario?: string) => Promise<void>
  openAs: (persona: PersonaId, path: string, scenario?: string) => Promise<void>
  sent: (name?: string) => Sent[]
}

interface Fixtures extends BankFixtures {
  /** Set it if a test changes what a tab keeps (`addInitScript`, context options) or needs a first visit. */
  ownTab: boolean
  bank: Bank
  openIn: (page: Page, path: string, scenario?: string) => Promise<void>
  mend: () => Promise<void>
  mails: () => Mail[]
}

interface WorkerFixtures {
  /** Copied before each test: seeding the bank again takes longer. */
  seeded: Bank
  site: BankSite
  /** For the tests behind a proxy. With a worker fixture of their own they would have workers of their own. */
  connection: Proxy
  tab: SharedTab
  calls: WireRequest[]
}

export const basePath = '/wp-user'

/** The heading of Home, at any hour. */
export const greeting = /^(Good |Hello)/

/** The idempotency key is for such a browser. */
export const firefoxResends = 'Firefox itself sends a request again whose connection breaks before the response.'

export function failures(operation: OperationId, kinds: readonly FaultKind[]): string {
  return kinds.map((kind) => `fail:${operation}:${kind}`).join(',')
}

export const guarded = base.extend<Guards>({
  allowErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(`${message.text()} at ${message.location().url}`)
      })
      page.on('pageerror', (error) => errors.push(error.stack || `${error.name}: ${error.message}`))
      await use((pattern) => allowed.push(pattern))
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  configure: async ({ page }, use) => {
    await use(async (entries) => {
      await page.route(`**${basePath}/config.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `window.siteConfig = ${JSON.stringify(entries)}` }),
      )
    })
  },
})

/** In this worker. A delayed response to the test before it is none of its calls. */
let testBegan = 0

export const test = guarded.extend<Fixtures, WorkerFixtures>({
  calls: [
    async ({}, use) => {
      await use([])
    },
    { scope: 'worker' },
  ],
  seeded: [
    async ({}, use) => {
      const bank = createBank(realEnvironment)
      await playScenario(bank, `reset:${firstDay.toISOString().slice(0, 10)}`)
      await use(bank)
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ calls }, use) => {
      const site = await serveProduct({
        onExchange: ({ request, tookMs }) => {
          if (performance.now() - tookMs >= testBegan) calls.push(request)
        },
      })
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
  bank: [
    async ({ site, seeded, calls }, use) => {
      share(seeded.store, site.bank.store)
      calls.length = 0
      testBegan = performance.now()
      await use(site.bank)
    },
    { auto: true },
  ],
  ownTab: [false, { option: true }],
  tab: [
    async ({ browser }, use) => {
      const tab = sharedTab(browser)
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ ownTab, browser, tab, baseURL }, use, testInfo) => {
    if (ownTab) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    await use((await tab.take(baseURL)).context())
    if (testInfo.status === testInfo.expectedStatus) await tab.tidy()
    else await tab.close()
  },
  page: async ({ ownTab, context, tab, viewport, baseURL }, use) => {
    const page = ownTab ? await context.newPage() : await tab.take(baseURL)
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
  sent: async ({ calls }, use) => {
    await use((name) => sentAmong(calls.map(asSent), name))
  },
  mails: async ({ bank }, use) => {
    const last = lastMail(bank)
    await use(() => mailsAfter(bank, last))
  },
  mend: async ({ bank }, use) => {
    await use(async () => {
      for (const { id } of bank.store.faults.all()) await removeFault(bank, id)
    })
  },
  openIn: async ({ site, allowErrors }, use) => {
    await use(async (page, path, scenario) => {
      // The browser reports every response that a scenario lets fail.
      if (/fail:|offline/.test(scenario ?? '')) allowErrors(/Failed to load resource/)
      const signIn = scenario === undefined ? undefined : await site.play(scenario)
      const signingIn = signIn && (await page.addInitScript(keepInStorage, storedAt(signIn)))
      await page.goto(`${basePath}${path}`)
      await signingIn?.dispose()
      await waitForIdle(page)
    })
  },
  open: async ({ page, openIn }, use) => {
    await use((path, scenario) => openIn(page, path, scenario))
  },
  openAs: async ({ open }, use) => {
    await use((persona, path, scenario) => open(path, signedInAs(persona, scenario)))
  },
})

export function signedInAs(persona: PersonaId, scenario?: string): string {
  return [`as:${persona}`, ...(scenario === undefined ? [] : [scenario])].join(',')
}

export function asSent({ fields, ...request }: WireRequest): Sent {
  const texts = Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  return { ...request, fields: Object.fromEntries(texts) as Record<string, string> }
}

export function sentAmong(calls: Sent[], name: string | undefined): Sent[] {
  return name === undefined ? calls : calls.filter((call) => isCall(call, name))
}

/** Null removes an entry. */
function storedAt({ kind, token, status }: NonNullable<Staged['signIn']>): Partial<Record<StorageKey, string | null>> {
  const { session, temporary, verification, notVerified, close, loggedOut, lastActive } = storageKeys
  const nothing = { [notVerified]: null, [close]: null, [loggedOut]: null, [lastActive]: null }
  return kind === 'session'
    ? { ...nothing, [session]: token, [temporary]: null, [verification]: null }
    : { ...nothing, [temporary]: token, [verification]: status }
}

function keepInStorage(entries: Record<string, string | null>): void {
  // Firefox also runs it in the blank page before every document, which has no storage.
  if (origin === 'null') return
  for (const [key, value] of Object.entries(entries))
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
}

/** Hydrated, with a heading, and with nothing that loads. */
const idle = '[data-hydrated]:has(h1):not(:has([aria-busy=true]))'

export function isIdle(page: Page): Promise<boolean> {
  return page.evaluate((selector) => document.querySelector(selector) !== null, idle)
}

/** A page that waits by itself, unlike `waitForFunction`, does not compile Playwright's scripts once more. */
export function waitForIdle(page: Page): Promise<void> {
  return page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector(selector) === null) return
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        look()
      }),
    idle,
  )
}

export const at = (path: string): RegExp => new RegExp(`${basePath}${path}$`)

/** Technical reasons and missing values. */
export const leaks = /\bHTTP\b|malformed|undefined|\bnull\b|NaN|Exception|\bError\b|\[object/
/** For screens without amounts, which can look like an HTTP status. */
export const leaksAndCodes = new RegExp(String.raw`\b[45]\d\d\b|${leaks.source}`)

export function openSetting(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** In the menu of a wide window. */
export function menuLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
}

/** Requests wait until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Without reloading. `path` is below the base path. */
export function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    // The router recognises its own entries by their index.
    const state = { idx: Number(Reflect.get(Object(history.state), 'idx')) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, `${basePath}${path}`)
}

export async function navigateAndWait(page: Page, path: string, wait = waitForIdle): Promise<void> {
  await Promise.all([page.evaluate(untilLeft), navigate(page, path)])
  await wait(page)
}

/** Runs in the page. The screen that is left may take the focus once more while the next one loads. */
function untilLeft(): Promise<void> {
  const leaving = document.querySelector('h1')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return new Promise((resolve) => {
    const look = (): void => {
      if (leaving?.isConnected || document.activeElement === document.body) return
      removeEventListener('focusin', look)
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true })
    addEventListener('focusin', look)
  })
}

/**
 * Presses what a screen shows for a few seconds only, once `act` has led there. The page presses it by itself: on a busy
 * machine a press from here comes too late.
 */
export async function pressOnceShown(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  const pressed = page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
          // Playwright, too, leaves invisible characters out.
          const shown = all.find(({ textContent }) => textContent.replaceAll(/[\u200b\u00ad]/g, '') === wanted)
          if (shown === undefined) return
          observer.disconnect()
          shown.click()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true })
      }),
    name,
  )
  await act()
  await pressed
}

export async function readDownload(download: Download): Promise<string> {
  return (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
}

export const png = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    'base64',
  ),
}
