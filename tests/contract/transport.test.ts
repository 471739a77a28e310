import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isReachable } from '#src/lib/connection.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const profile = { user: { fullname: 'Ada', email: 'a@b' }, nc: 0, profile: { fullname: 'Ada', email: 'a@b' } }
const good = JSON.stringify(profile)
const getProfile = { url: '/api/users.php#getprofile', method: 'POST' }
const deposit = { url: '/api/users.php#newcd', method: 'POST', data: new FormData() }
const settings = { url: '/api/users.php#updateemail', method: 'POST', data: new URLSearchParams() }

async function transport() {
  return import('#src/api/client.ts')
}

function bankAnswers(body: BodyInit | null, init: ResponseInit = {}): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
}

/** A body that breaks off after its first bytes, as when the connection is cut. */
function cutBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(good.slice(0, 9)))
    },
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#src/api/generated/answerSchemas.ts')
  vi.resetModules()
})

describe('an answer', () => {
  it('is passed on as it came, fields included that the contract does not name', async () => {
    bankAnswers(JSON.stringify({ ...profile, extra: [1] }))
    const { load } = await transport()
    expect(await load(getProfile)).toEqual({ ...profile, extra: [1] })
  })

  it('may begin with a byte order mark, and may be called HTML', async () => {
    bankAnswers(new Blob(['\uFEFF', good]), { headers: { 'Content-Type': 'text/html' } })
    const { load } = await transport()
    expect(await load(getProfile)).toEqual(profile)
  })

  const unusable: [string, BodyInit | null, ResponseInit, string][] = [
    ['an HTML page', '<!doctype html><h1>It works!</h1>', {}, 'malformed'],
    ['a PHP notice before the JSON', `<b>Notice</b>: x${good}`, {}, 'malformed'],
    ['nothing', '', {}, 'malformed'],
    ['null', 'null', {}, 'malformed'],
    ['an array', '[]', {}, 'malformed'],
    ['half of the answer', good.slice(0, good.length / 2), {}, 'malformed'],
    ['wrong types', JSON.stringify({ ...profile, nc: { unexpected: [] } }), {}, 'malformed'],
    ['missing fields', '{}', {}, 'malformed'],
    ['404', good, { status: 404 }, 'http'],
    ['422', '{"status":"success"}', { status: 422 }, 'http'],
    ['500', 'Internal Server Error', { status: 500 }, 'http'],
    ['a body that breaks off', cutBody(), {}, 'network'],
  ]
  it.each(unusable)('[R205, R206] counts as failed: %s', async (_name, body, init, reason) => {
    bankAnswers(body, init)
    const { load } = await transport()
    await expect(load(getProfile)).rejects.toMatchObject({ name: 'LoadFailure', reason })
    expect(localStorage.getItem('baUid')).toBe('token-1')
  })

  it('[R206] that never comes is a failure that the connection banner hears of, and nothing is thrown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { act } = await transport()
    expect(await act(deposit)).toEqual({ kind: 'failed', reason: 'network' })
    const { isReachable: now } = await import('#src/lib/connection.ts')
    expect(now()).toBe(false)
    expect(isReachable(), 'each page has its own').toBe(true)
  })

  it('[R205] of an action is a success or a refusal by the field that decides', async () => {
    const { act } = await transport()
    const outcomes: [object, string, string][] = [
      [{ icon: 'success' }, 'success', 'success'],
      [{ icon: 'error' }, 'refused', 'success'],
      [{}, 'refused', 'success'],
      [{ failed: 'Wrong password' }, 'refused', 'refused'],
      [{ failed: true }, 'refused', 'refused'],
      [{ failed: '0' }, 'refused', 'success'],
      [{ icon: 'success', failed: '' }, 'success', 'success'],
    ]
    for (const [answer, byIcon, byFailed] of outcomes) {
      bankAnswers(JSON.stringify(answer))
      expect((await act(deposit)).kind, `${JSON.stringify(answer)} by icon`).toBe(byIcon)
      expect((await act(settings)).kind, `${JSON.stringify(answer)} by failed`).toBe(byFailed)
    }
  })
})

describe('a dead session', () => {
  it('ends here, too', async () => {
    bankAnswers('{"status":"error","message":"Expired"}', { status: 401 })
    const { act } = await transport()
    expect(await act(deposit)).toEqual({ kind: 'failed', reason: 'session' })
    expect(Object.keys(localStorage)).toEqual(['loggedOut'])
  })

  it('does not end one that began meanwhile', async () => {
    vi.stubGlobal('fetch', () => {
      localStorage.setItem('baUid', 'token-2')
      return Promise.resolve(new Response('', { status: 401 }))
    })
    const { act } = await transport()
    await act(deposit)
    expect(localStorage.getItem('baUid')).toBe('token-2')
  })

  it('is none when no token was sent', async () => {
    localStorage.clear()
    bankAnswers('', { status: 401 })
    const { load } = await transport()
    await expect(load(getProfile)).rejects.toMatchObject({ reason: 'session' })
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a call', () => {
  it('that is called off says so, and the bank is not unreachable for it', async () => {
    const controller = new AbortController()
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      controller.abort()
      return Promise.reject(signal?.reason instanceof Error ? signal.reason : new Error('not aborted'))
    })
    const { load } = await transport()
    await expect(load({ ...getProfile, signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    const { isReachable: now } = await import('#src/lib/connection.ts')
    expect(now()).toBe(true)
  })

  it('whose schema did not arrive is a lost connection: nothing unchecked reaches a screen', async () => {
    bankAnswers(good)
    vi.doMock('#src/api/generated/answerSchemas.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { load } = await transport()
    await expect(load(getProfile)).rejects.toMatchObject({ reason: 'network' })
  })

  it('of an operation that does not exist is a mistake of the program', async () => {
    const { load } = await transport()
    await expect(load({ url: '/api/users.php#nothing', method: 'POST' })).rejects.toThrow('No operation')
  })
})
