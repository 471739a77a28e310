/** Every screen must render odd responses: empty texts, huge numbers, empty lists, missing fields, other types. */
import { QueryClientProvider, type QueryExecuteOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { table } from '#mocks/generated/tables.ts'
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { VerifyEmailAnswer } from '#src/api/generated/models/verifyEmailAnswer.ts'
import type { LoaderId, OperationId } from '#src/api/generated/operations.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import type { AnyOutcome, Outcome } from '#src/api/reading/outcome.ts'
import { pages, type PageEntry, type RouteModule } from '#src/app/routing/pages.ts'
import { Component as HomePage } from '#src/features/account/pages/HomePage.tsx'
import { Component as CryptoDepositPage } from '#src/features/add-funds/pages/CryptoDepositPage.tsx'
import { readSignIn } from '#src/features/auth/model.ts'
import { readVerifyEmail } from '#src/features/auth/verifyEmail.ts'
import { Component as NotificationsPage } from '#src/features/notifications/pages/NotificationsPage.tsx'
import { Component as StatementsPage } from '#src/features/statements/pages/StatementsPage.tsx'
import { Component as UpgradePage } from '#src/features/upgrade/pages/UpgradePage.tsx'
import { isFields } from '#src/lib/fields.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { responseExamples } from '#tests/support/responseExamples.ts'
import { unusualFrom, withNulls } from '#tests/support/unusual.ts'
import { callGenerated } from './hooks.ts'

const modules = import.meta.glob<RouteModule>('/src/features/*/pages/*{Page,Flow}.tsx')

/** The later steps of a transfer redirect to the first one. */
const laterSteps: readonly string[] = [paths.dashboard.sendConfirm(), paths.dashboard.sendPin()]
const screens = pages.filter(({ access, path }) => access === 'customer' && !laterSteps.includes(path))

async function routesOf({ path, module, layout }: PageEntry): Promise<RouteObject[]> {
  const page = await modules[`/src/${module}`]?.()
  const around = await modules[`/src/${layout ?? ''}`]?.()
  const route = { path, Component: page?.Component ?? null }
  return around === undefined ? [route] : [{ Component: around.Component, children: [route] }]
}

let corrupted: { id: OperationId; body: string } | undefined

beforeEach(() => {
  corrupted = undefined
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('history', { state: null })
  localStorage.setItem('baUid', 'token-1')
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    const example = responseExamples.find(({ id }) => body.has(Object.keys(table[id].fields)[0] ?? ''))
    const text = example?.id === corrupted?.id ? corrupted?.body : JSON.stringify(example?.value)
    return Promise.resolve(new Response(text))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Null at one place after the other, and each kind of oddity at every place at once. */
function odd(id: OperationId): { name: string; response: string }[] {
  const { value } = responseExamples.find((example) => example.id === id) ?? {}
  return [...unusualFrom(value, isFields), ...withNulls(value)]
    .filter((made) => isFields(made.value))
    .map((made) => ({ name: made.name, response: JSON.stringify(made.value) }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Shown {
  routes: RouteObject[]
  address?: string
  queries?: readonly QueryExecuteOptions[]
}

async function rendered(
  { routes, address = '/', queries = [] }: Shown,
  onError: (error: string) => void,
  client = createQueryClient(),
): Promise<string> {
  await Promise.all(queries.map((query) => client.query(query).catch(() => undefined)))
  const errors: string[] = []
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </QueryClientProvider>,
    {
      onError: (error) => {
        // Without a window the visible rows of a long list are unknown.
        if (!/getServerSnapshot|getComputedStyle/.test(String(error))) errors.push(String(error))
      },
    },
  )
  const html = await new Response(prelude).text()
  // An error thrown within `onError` would leave React waiting.
  errors.forEach(onError)
  return html
}

const fail = (error: string): never => expect.fail(error)

/** All that it reads once everything is loaded, by operation. */
async function queriesOf(shown: Shown): Promise<Map<LoaderId, QueryExecuteOptions>> {
  const client = createQueryClient()
  const build = vi.spyOn(client.getQueryCache(), 'build')
  const found = new Map<LoaderId, QueryExecuteOptions>()
  for (let known = -1; known < found.size;) {
    known = found.size
    await rendered({ ...shown, queries: [...found.values()] }, fail, client)
    const calls: readonly (readonly unknown[])[] = build.mock.calls
    for (const [, options] of calls) {
      const query = options as QueryExecuteOptions
      found.set(query.queryKey[0] as LoaderId, query)
    }
  }
  return found
}

it.each(screens)(
  '[R205] odd responses never remove $path',
  async (page) => {
    const shown = { routes: await routesOf(page), address: page.path.replace(':id', '1') }
    const queries = await queriesOf(shown)
    const isRedirected = (id: LoaderId): boolean => page.path === paths.dashboard.home() && id === 'getPinStatus'
    const wrong: string[] = []
    for (const id of queries.keys())
      for (const { name, response } of odd(id)) {
        corrupted = { id, body: response }
        const where = `${id}, ${name}`
        const html = await rendered({ ...shown, queries: [...queries.values()] }, (error) =>
          wrong.push(`${where}: ${error}`),
        )
        if (!html.includes('<h1') && !isRedirected(id)) wrong.push(`${where}: no heading`)
        wrong.push(...[...html.matchAll(/.{20}(NaN|undefined|\[object).{20}/g)].map(([text]) => `${where}: ${text}`))
      }
    expect(wrong).toEqual([])
  },
  60_000,
)

it.each([
  ['getAccount', 'transactions', HomePage, dashboardTexts.noTransactions],
  ['getStatement', 'transactions', StatementsPage, dashboardTexts.noTransactions],
  ['getNotifications', 'notifications', NotificationsPage, dashboardTexts.noNotifications],
] as const)('[R205] an empty list of %s is empty, an unreadable one is not', async (id, list, Component, emptyText) => {
  const example = responseExamples.find((each) => each.id === id)?.value as object
  const htmlOf = (value: unknown) => {
    corrupted = { id, body: JSON.stringify({ ...example, [list]: value }) }
    return rendered({ routes: [{ path: '*', Component }] }, fail)
  }
  const unread = 'We couldn&#x27;t load this'
  for (const empty of [[], null, false, undefined, {}]) {
    const html = await htmlOf(empty)
    expect(html).toContain(emptyText)
    expect(html).not.toContain(unread)
  }
  for (const unreadable of ['none', 7, true, { 0: 'x' }, [null]]) {
    const html = await htmlOf(unreadable)
    expect(html).toContain(unread)
    expect(html).not.toContain(emptyText)
  }
})

it('[R155] a form without lists says what it lacks, without the list', async () => {
  const htmlOf = (names: unknown, transactions: unknown) => {
    corrupted = { id: 'getCryptoDepositForm', body: JSON.stringify({ names, transactions }) }
    return rendered({ routes: [{ path: '*', Component: CryptoDepositPage }] }, fail)
  }
  for (const empty of [null, false, undefined, {}]) {
    expect(await htmlOf(['Bitcoin'], empty)).not.toMatch(/Crypto Transactions|We couldn/)
    expect(await htmlOf(empty, empty)).toContain('No coin is available')
  }
  expect(await htmlOf(['Bitcoin'], 'none')).toMatch(/Crypto Transactions.*We couldn&#x27;t load this/)
  expect(await htmlOf(7, [])).toContain('We couldn&#x27;t load this')
})

it('[R205] an answer without its content is not taken for the content of a new customer', async () => {
  const htmlOf = (id: OperationId, Component: ComponentType) => {
    corrupted = { id, body: JSON.stringify({ account: [], user: 7, transactions: 7, plans: 7, names: 7 }) }
    return rendered({ routes: [{ path: '*', Component }] }, fail)
  }
  const home = await htmlOf('getAccount', HomePage)
  expect(home).toContain('We couldn&#x27;t load your balance.')
  expect(home).not.toMatch(/No plan|Once you have two months|Not open yet/)
  const upgrade = await htmlOf('getUpgradeForm', UpgradePage)
  expect(upgrade).toContain('We couldn&#x27;t load this')
  expect(upgrade).not.toContain('is available')
})

it("[R205] an odd outcome becomes a known one, with the bank's texts only", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(corrupted?.body)))
  for (const id of Object.keys(table) as OperationId[]) {
    if (table[id].kind === 'loader') continue
    for (const { name, response } of odd(id)) {
      corrupted = { id, body: response }
      const outcome = (await callGenerated(id, {})) as AnyOutcome
      expect(['success', 'refused', 'unclear'], `${id}, ${name}`).toContain(outcome.kind)
      if (outcome.kind === 'failed') continue
      const { message, failed, error } = parsed(response) as Record<string, unknown>
      expect([undefined, message, failed, error], `${id}, ${name}`).toContain(outcome.message)
      if (id === 'signIn')
        expect(readSignIn(outcome as Outcome<SignInAnswer>, 'ada@example.com').kind).toBeTypeOf('string')
      if (id === 'verifyEmail') expect(readVerifyEmail(outcome as Outcome<VerifyEmailAnswer>).kind).toBeTypeOf('string')
    }
  }
})
