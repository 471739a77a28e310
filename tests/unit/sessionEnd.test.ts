import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

type Reason = 'logOut' | 'idle' | 'expired' | 'expiredAtOrder'

/** Messages arrive when the test delivers them. */
let channels: FakeChannel[]
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: unknown[] = []
  constructor() {
    channels.push(this)
  }
  postMessage(data: unknown): void {
    this.sent.push(data)
  }
  close(): void {
    this.onmessage = null
  }
}

async function tab() {
  vi.resetModules()
  const pageListeners: (() => void)[] = []
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'storage') pageListeners.push(listener)
  })
  const { followOtherTabs, onSessionEnd } = await import('#src/session/sessionEnd.ts')
  const { beginSession, endSession } = await import('#src/session/session.ts')
  const heard: string[] = []
  onSessionEnd({ ended: () => heard.push('ended'), because: (reason) => heard.push(reason) })
  followOtherTabs()
  const channel = channels.at(-1)
  return {
    heard,
    begin: beginSession,
    end: (reason: Reason) => endSession(reason),
    storage: () => pageListeners.forEach((listener) => listener()),
    message: (data: unknown) => channel?.onmessage?.({ data }),
    sent: () => channel?.sent ?? [],
  }
}

beforeEach(() => {
  channels = []
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  localStorage.setItem('baUid', 'token-1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['logOut', 'logOut'],
  ['idle', 'idle'],
  ['expired', 'expired'],
  ['expiredAtOrder', 'expired'],
] as const)('[R89] runs once in every tab, in either order of the events: %s', async (reason, told) => {
  const one = await tab()
  const early = await tab()
  const late = await tab()
  early.message({ reason: told, at: Date.now() })
  one.end(reason)
  expect(one.heard).toEqual(['ended', reason])
  const [message] = one.sent()
  expect(message).toEqual({ reason: told, at: Date.now() })
  early.storage()
  late.storage()
  expect(late.heard).toEqual(['ended'])
  late.message(message)
  for (const { heard } of [early, late]) expect(heard).toEqual(['ended', told])
})

it('does not end the session that has begun since', async () => {
  const one = await tab()
  const other = await tab()
  one.end('logOut')
  const [message] = one.sent()
  other.storage()
  vi.advanceTimersByTime(1)
  one.begin('token-2')
  other.storage()
  other.message(message)
  expect(other.heard).toEqual(['ended', 'logOut'])
  other.end('idle')
  expect(other.heard).toEqual(['ended', 'logOut', 'ended', 'idle'])
})

it('runs when the next session begins before the tab has noticed the end', async () => {
  const one = await tab()
  const other = await tab()
  one.end('expired')
  vi.advanceTimersByTime(1)
  one.begin('token-2')
  other.storage()
  other.message(one.sent()[0])
  expect(other.heard).toEqual(['ended', 'expired'])
})

it.each([undefined, 7, {}, { reason: 'x', at: 1 }, { reason: 'logOut' }])('%j ends nothing', async (data) => {
  const { heard, message } = await tab()
  message(data)
  expect(heard).toEqual([])
})

it('[R219] adds no key to storage, and no other key starts or ends anything', async () => {
  const { heard, storage, end } = await tab()
  localStorage.setItem('lastActive', '1')
  storage()
  expect(heard).toEqual([])
  end('expired')
  expect(Object.keys(localStorage)).toEqual(['loggedOut'])
})
