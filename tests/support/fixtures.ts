/**
 * What every test in a browser starts from. Error paths are reached through the mock bank's scenarios (see
 * mocks/scenario.ts), never by stubbing. A test fails on anything written to the error console and on any unhandled error.
 */
import { readFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import type { Download, Page } from '@playwright/test'
import type { Mail } from '#mocks/db/records.ts'
import { exchangeEvent, mailEvent } from '#mocks/exchange.ts'
import type { FaultKind } from '#mocks/faults/faults.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import type { Config } from '#src/config.ts'

export { expect }

/** One call as the mock bank received it. Files are given by their name. */
export interface Sent {
  url: string
  method: string
  contentType: string
  query: Record<string, string>
  fields: Record<string, string>
}

interface Fixtures {
  /** Opens a screen by its path below the base path (see `src/paths.ts`), after playing a scenario. */
  open: (path: string, scenario?: string) => Promise<void>
  /** Opens a screen as one of the mock bank's personas. */
  openAs: (persona: PersonaId, path: string, scenario?: string) => Promise<void>
  /** Sets entries of the site's configuration. Before a screen is opened. */
  configure: (entries: Partial<Config>) => Promise<void>
  /** The e-mails that the mock bank has sent so far. */
  mails: () => Mail[]
  /** The calls that have arrived so far, all of them or those that carry a marker or crud name. */
  sent: (name?: string) => Sent[]
  /** Texts of `console.error` and errors that this test provokes on purpose. */
  allowErrors: (pattern: RegExp) => void
}

export const basePath = '/wp-user'

/** The scenario in which an operation fails in each of these ways, one call after the other. */
export function failures(operation: OperationId, kinds: readonly FaultKind[]): string {
  return kinds.map((kind) => `fail:${operation}:${kind}`).join(',')
}

export const test = base.extend<Fixtures>({
  allowErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} at ${message.location().url}`)
      })
      page.on('pageerror', (error) => errors.push(error.stack || `${error.name}: ${error.message}`))
      await use((pattern) => allowed.push(pattern))
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  sent: [
    async ({ page }, use) => {
      const calls: Sent[] = []
      await page.exposeFunction('noteCall', (call: Sent) => calls.push(call))
      await page.addInitScript(reportCalls, exchangeEvent)
      await use((name) =>
        name === undefined
          ? calls
          : calls.filter(({ query, fields }) => query['crud'] === name || fields[name] === name),
      )
    },
    { auto: true },
  ],
  mails: [
    async ({ page }, use) => {
      const mails: Mail[] = []
      await page.exposeFunction('noteMail', (mail: Mail) => mails.push(mail))
      await page.addInitScript(reportMails, mailEvent)
      await use(() => mails)
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
  open: async ({ page }, use) => {
    await use(async (path, scenario) => {
      await page.goto(`${basePath}${path}${scenario === undefined ? '' : `?scenario=${encodeURIComponent(scenario)}`}`)
      await settled(page)
    })
  },
  openAs: async ({ open }, use) => {
    await use((persona, path, scenario) =>
      open(path, [`as:${persona}`, ...(scenario === undefined ? [] : [scenario])].join(',')),
    )
  },
})

/** Waits until the page is hydrated and nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
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
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `${basePath}${path}`)
}

/** Runs in the page: passes on every call as the mock bank has received it. */
function reportCalls(event: string): void {
  const { noteCall } = window as unknown as { noteCall: (call: Sent) => void }
  addEventListener(event, (exchange) => {
    const { call } = (
      exchange as CustomEvent<{ call: Omit<Sent, 'fields'> & { fields: Record<string, string | File> } }>
    ).detail
    const fields = Object.entries(call.fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ])
    noteCall({ ...call, fields: Object.fromEntries(fields) as Record<string, string> })
  })
}

/** The text of a file that the page has saved, without the mark that says it is UTF-8. */
export async function readDownload(download: Download): Promise<string> {
  return (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
}

/** Runs in the page: passes on every e-mail that the mock bank sends. */
function reportMails(event: string): void {
  const { noteMail } = window as unknown as { noteMail: (mail: Mail) => void }
  addEventListener(event, (mail) => noteMail((mail as CustomEvent<Mail>).detail))
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
