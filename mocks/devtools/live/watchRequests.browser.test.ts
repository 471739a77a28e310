import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Exchange } from '#mocks/exchange.ts'
import { post } from '#src/api/transport.ts'
import { watchFetch, watchUploads } from './watchRequests.ts'

const seen: Exchange[] = []
const realFetch = fetch
/** No bank runs here: each call gets this page, with the signal that ends the call. */
const servePage: typeof fetch = (request) =>
  realFetch(location.href, request instanceof Request ? { signal: request.signal } : {})

beforeEach(() => {
  seen.length = 0
  vi.stubGlobal(
    'fetch',
    watchFetch(servePage, (exchange) => seen.push(exchange)),
  )
  vi.stubGlobal(
    'XMLHttpRequest',
    watchUploads((exchange) => seen.push(exchange)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const url = new URL('/api/users.php', location.href).href

async function call(body: FormData | URLSearchParams) {
  const received = await post({ url, body, kind: 'loader' })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  return { received, exchange: seen[0] }
}

it('reads the whole response to a call that the app aborts after reading it', async () => {
  const { received, exchange } = await call(new URLSearchParams({ getprofile: 'getprofile', token: 'abc' }))
  const text = 'text' in received ? received.text : ''
  expect(text).toContain('<html')
  expect(exchange?.response).toMatchObject({ status: 200, body: text })
  expect(exchange).toMatchObject({ operation: 'getProfile', violations: [] })
})

it('reports upload progress, the files and the response', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ updatepic: 'updatepic', token: 'abc' })) body.set(name, value)
  body.set('profilePic', new File(['12345'], 'me.png', { type: 'image/png' }))
  const { received, exchange } = await call(body)
  expect(exchange?.response).toMatchObject({ status: 'status' in received && received.status })
  expect(exchange).toMatchObject({
    operation: 'updatePicture',
    request: { fields: { profilePic: { name: 'me.png' } } },
  })
})
