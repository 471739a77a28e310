/**
 * The fixtures of browser tests: the production build, and a mock bank over HTTP that is reset before each test. Error
 * paths are reached through the mock bank's scenarios (see mocks/scenario.ts), never by stubbing. A test fails on any error
 * or warning in the console and on any unhandled error.
 */
import { readFile } from 'node:fs/promises'
import { test as base, expect, type Download, type Page } from '@playwright/test'
import type { Mail } from '#mocks/db/records.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { lastMail, mailsAfter } from '#mocks/domain/mailbox.ts'
import { removeFault, type FaultKind } from '#mocks/faults/faults.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import type { Staged } from '#mocks/scenario.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import type { WireRequest } from '#mocks/wire.ts'
import type { Config } from '#src/config.ts'
import { storageKeys, type StorageKey } from '#src/session/storage.ts'
import { firstDay, serveProduct, type BankSite } from './site.ts'
import { sharedTab, type SharedTab } from './tab.ts'

export { expect }

/** One call as the mock bank received it. Files are given by their name. */
export interface Sent extends Omit<WireRequest, 'fields'> {
  fields: Record<string, string>
}

export interface Guards {
  /** Sets entries of the site's configuration. Before a screen is opened. */
  configure: (entries: Partial<Config>) => Promise<void>
  /** Texts of `console.error` and `console.warn`, and errors, that this test provokes on purpose. */
  allowErrors: (pattern: RegExp) => void
}

/** What a test may do with the mock bank, over HTTP or within the page. */
export interface BankFixtures {
  /** Opens a screen by its path below the base path (see `src/paths.ts`), after playing a scenario. */
  open: (path: string, scenario?: string) => Promise<void>
  /** Opens a screen as one of the mock bank's personas. */
  openAs: (persona: PersonaId, path: string, scenario?: string) => Promise<void>
  /** The calls that have arrived so far, all of them or those that carry a marker or crud name. */
  sent: (name?: string) => Sent[]
}

interface Fixtures extends BankFixtures {
  /**
   * Set it where a test changes what a tab keeps (`addInitScript`, options of the browser context) or where it matters that
   * the customer's browser has never opened the site. All other tests of a worker share a tab, which is as good as new for
   * each of them.
   */
  ownTab: boolean
  bank: Bank
  openIn: (page: Page, path: string, scenario?: string) => Promise<void>
  mend: () => Promise<void>
  /** The e-mails that the mock bank has sent so far. */
  mails: () => Mail[]
}

interface WorkerFixtures {
  /** One for all tests of a worker. */
  site: BankSite
  tab: SharedTab
  /** The calls of the test that runs. */
  calls: WireRequest[]
}

export const basePath = '/wp-user'

/** Why a test that counts the requests of a cut connection is not for Firefox. The idempotency key is for such a browser. */
export const firefoxResends = 'Firefox itself sends a request again whose connection breaks before the response.'

/** The scenario in which an operation fails in each of these ways, one call after the other. */
export function failures(operation: OperationId, kinds: readonly FaultKind[]): string {
  return kinds.map((kind) => `fail:${operation}:${kind}`).join(',')
}

/** Guards for every page of a test, whatever serves it. */
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

export const test = guarded.extend<Fixtures, WorkerFixtures>({
  calls: [
    async ({}, use) => {
      await use([])
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ calls }, use) => {
      const site = await serveProduct({ onExchange: ({ request }) => calls.push(request) })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  bank: [
    async ({ site, calls }, use) => {
      await site.play(`reset:${firstDay.toISOString().slice(0, 10)}`)
      calls.length = 0
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
  context: async ({ ownTab, browser, tab }, use, testInfo) => {
    if (ownTab) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    await use((await tab.take()).context())
    if (testInfo.status === testInfo.expectedStatus) await tab.tidy()
    else await tab.close()
  },
  page: async ({ ownTab, context, tab, viewport }, use) => {
    const page = ownTab ? await context.newPage() : await tab.take()
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
  openIn: async ({ site }, use) => {
    await use(async (page, path, scenario) => {
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
  return name === undefined
    ? calls
    : calls.filter(({ query, fields }) => query['crud'] === name || fields[name] === name)
}

/** The app's stored entries for a sign-in. Null removes an entry. */
function storedAt({ kind, token, status }: NonNullable<Staged['signIn']>): Partial<Record<StorageKey, string | null>> {
  const { session, temporary, verification, notVerified, close, loggedOut, lastActive } = storageKeys
  const nothing = { [notVerified]: null, [close]: null, [loggedOut]: null, [lastActive]: null }
  return kind === 'session'
    ? { ...nothing, [session]: token, [temporary]: null, [verification]: null }
    : { ...nothing, [temporary]: token, [verification]: status }
}

/** Runs in the page, before the app. */
function keepInStorage(entries: Record<string, string | null>): void {
  // Firefox runs it in the blank page before every document too, which has no storage.
  if (origin === 'null') return
  for (const [key, value] of Object.entries(entries))
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
}

/** Waits until the page is hydrated and nothing is loading any more. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-hydrated] h1') !== null && document.querySelector('[aria-busy=true]') === null,
  )
}

/** Gives an open page another size, and waits until it has been painted. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Goes to another screen of the app, by its path below the base path, without reloading. */
export function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    // By its position the router knows the entry as one of its own.
    const state = { idx: Number(Reflect.get(Object(history.state), 'idx')) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, `${basePath}${path}`)
}

/** Goes to another screen without reloading, and waits until it has taken the focus and loaded its data. */
export async function navigateAndWait(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await navigate(page, path)
  await page.waitForFunction(() => document.activeElement !== document.body)
  await waitForIdle(page)
}

/** The text of a file that the page has saved, without the mark that says it is UTF-8. */
export async function readDownload(download: Download): Promise<string> {
  return (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
}

/** A small real PNG (1 x 1 pixel), for uploads. */
export const png = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    'base64',
  ),
}
