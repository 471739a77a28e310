import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitCryptoDeposit } from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { getProfile as load } from '#src/api/generated/hooks/profile/profile.ts'
import { updateEmail } from '#src/api/generated/hooks/settings/settings.ts'
import { isReachable, setReachable } from '#src/api/reachable.ts'
import { config, defaults } from '#src/config.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const profile = { user: { fullname: 'Ada', email: 'a@b' }, nc: 0, profile: { fullname: 'Ada', email: 'a@b' } }
const good = JSON.stringify(profile)

const deposit = () => submitCryptoDeposit({ type: 'Bitcoin', amount: '5.00' })
const change = () => updateEmail({ email: 'a@b' })

function bankResponds(body: BodyInit | null, init: ResponseInit = {}): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
}

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
  setReachable(true)
  Object.assign(config, defaults)
})

describe('a response', () => {
  const unusable: [string, BodyInit | null, ResponseInit, string][] = [
    ['413', good, { status: 413 }, 'tooLarge'],
    ['429', good, { status: 429 }, 'tooManyRequests'],
    ['503', good, { status: 503 }, 'unavailable'],
    ...[400, 404, 422, 500, 502].map((status): (typeof unusable)[number] => [`${status}`, good, { status }, 'http']),
    ['a body that breaks off', cutBody(), {}, 'network'],
    ...['', '<!doctype html><h1>Down</h1>', `<b>Notice</b>\n${good}`, good.slice(0, -1), '[]', 'null', '7', '"x"'].map(
      (body): (typeof unusable)[number] => [`the body ${body}`, body, {}, 'invalidResponse'],
    ),
  ]
  it.each(unusable)('[R205, R206] is a failure: %s', async (_name, body, init, reason) => {
    bankResponds(body, init)
    await expect(load()).rejects.toMatchObject({ name: 'LoadFailure', reason })
    expect(localStorage.getItem('baUid')).toBe('token-1')
  })

  it.each([`\uFEFF${good}`, `\n ${good}`, good.replace('{', '{"unknown":{"a":[1]},')])(
    '[R205] is read as far as possible: %j',
    async (body) => {
      bankResponds(body, { headers: { 'Content-Type': 'text/html' } })
      expect(await load()).toMatchObject({ profile: { fullname: 'Ada' } })
    },
  )

  it('[R206] that never arrives is reported by the banner', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await deposit()).toEqual({ kind: 'failed', reason: 'network', mayHaveWorked: true })
    expect(isReachable()).toBe(false)
  })
})

describe('a call that does not end', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** One byte a second. */
  function drippingBody(seconds: number): ReadableStream {
    let left = seconds
    let timer: ReturnType<typeof setInterval>
    return new ReadableStream({
      start(controller) {
        timer = setInterval(() => {
          if (left > 0) controller.enqueue(new TextEncoder().encode(' '))
          left -= 1
        }, 1000)
      },
      cancel: () => clearInterval(timer),
    })
  }

  function slowBank(seconds?: number): void {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      if (seconds === undefined)
        return new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        })
      const { readable, writable } = new TransformStream()
      void drippingBody(seconds)
        .pipeTo(writable, signal ? { signal } : {})
        .catch(() => undefined)
      return Promise.resolve(new Response(readable))
    })
  }

  it.each([
    ['never begins', undefined, 0],
    ['stops', 100, 100],
  ])('[R206] fails 20 seconds after the last byte of a response that %s', async (_name, seconds, last) => {
    slowBank(seconds)
    const ended = vi.fn()
    const result = load().catch((error: unknown) => (ended(), error))
    await vi.advanceTimersByTimeAsync((last + 19) * 1000)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await result).toMatchObject({ name: 'LoadFailure', reason: 'timeout' })
    expect(isReachable(), 'a slow bank can be reached').toBe(true)
  })

  it.each([undefined, 100])('[R206] fails after 60 seconds for an action, with an unknown outcome', async (seconds) => {
    slowBank(seconds)
    const result = change()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await result).toEqual({ kind: 'failed', reason: 'timeout', mayHaveWorked: true })
  })
})

describe('an upload', () => {
  class Upload {
    static latest: Upload | undefined
    upload = { onprogress: () => undefined, onload: () => undefined }
    status = 200
    responseURL = 'https://bank.test/api/users.php'
    response = new TextEncoder().encode('{"icon":"success"}').buffer
    onload = () => undefined
    open = () => undefined
    setRequestHeader = () => undefined
    abort = () => undefined
    send() {
      Upload.latest = this
    }
  }

  async function begin() {
    vi.stubGlobal('location', new URL('https://bank.test/wp-user/'))
    vi.stubGlobal('XMLHttpRequest', Upload)
    const outcome = deposit()
    const request = await vi.waitUntil(() => Upload.latest)
    Upload.latest = undefined
    return { outcome, request }
  }

  it('that takes ten minutes keeps its customer signed in', async () => {
    vi.useFakeTimers()
    const { outcome, request } = await begin()
    for (let minute = 0; minute < 10; minute++) {
      await vi.advanceTimersByTimeAsync(59_000)
      request.upload.onprogress()
    }
    expect(Date.now() - Number(localStorage.getItem('lastActive'))).toBeLessThan(2000)
    request.onload()
    expect(await outcome).toMatchObject({ kind: 'success' })
    vi.useRealTimers()
  })

  it('that was redirected has an unknown outcome', async () => {
    const { outcome, request } = await begin()
    request.responseURL = 'https://bank.test/moved'
    request.onload()
    expect(await outcome).toEqual({ kind: 'failed', reason: 'network', mayHaveWorked: true })
  })
})

describe('an order', () => {
  async function sentWith(data?: string, isSent = true): Promise<string[]> {
    config.sendIdempotencyKey = isSent
    let body = new FormData()
    vi.stubGlobal('fetch', (_url: string, init: { body: FormData }) => {
      body = init.body
      return Promise.resolve(new Response('{}'))
    })
    await submitCryptoDeposit({
      type: 'Bitcoin',
      amount: '5.00',
      ...(data === undefined ? {} : { idempotency_key: data }),
    })
    return [[...body.keys()].at(-1) ?? '', ...body.getAll('idempotency_key').map(String)]
  }

  it('[R204] has its key last, a new one if none is passed', async () => {
    expect(await sentWith('key-1')).toEqual(['idempotency_key', 'key-1'])
    const [last, key] = await sentWith()
    expect(last).toBe('idempotency_key')
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect((await sentWith())[1]).not.toBe(key)
  })

  it('has no key when the operator turns keys off', async () => {
    expect(await sentWith('key-1', false)).toEqual(['token'])
  })
})

describe('a dead session', () => {
  it('ends in this app, too', async () => {
    bankResponds('{"status":"error","message":"Expired"}', { status: 401 })
    expect(await deposit()).toEqual({ kind: 'failed', reason: 'session', mayHaveWorked: false })
    expect(Object.keys(localStorage)).toEqual(['loggedOut'])
  })

  it('does not end a session that began meanwhile', async () => {
    vi.stubGlobal('fetch', () => {
      localStorage.setItem('baUid', 'token-2')
      return Promise.resolve(new Response('', { status: 401 }))
    })
    await deposit()
    expect(localStorage.getItem('baUid')).toBe('token-2')
  })

  it('is not concluded from a request without a token', async () => {
    localStorage.clear()
    bankResponds('', { status: 401 })
    await expect(load()).rejects.toMatchObject({ reason: 'session' })
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a call', () => {
  it('that is aborted says nothing about the bank', async () => {
    const controller = new AbortController()
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      controller.abort()
      return Promise.reject(signal?.reason instanceof Error ? signal.reason : new Error('not aborted'))
    })
    await expect(load({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(isReachable()).toBe(true)
  })
})
