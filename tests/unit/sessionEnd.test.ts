import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fieldsOf } from '#src/lib/fields.ts'
import { sessionToken } from '#src/session/session.ts'
import { createSessionEnds, type SessionEnd } from '#src/session/sessionEnd.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

function tab() {
  const heard: string[] = []
  const sent: object[] = []
  const ends = createSessionEnds(sessionToken, (message) => sent.push(message))
  ends.listen({ ended: () => heard.push('ended'), because: (reason) => heard.push(reason) })
  ends.noteToken()
  return {
    heard,
    sent,
    end: (reason: SessionEnd): void => {
      ends.announce(reason)
      localStorage.removeItem('baUid')
      ends.noteToken()
    },
    begin: (token: string): void => {
      localStorage.setItem('baUid', token)
      ends.noteToken()
    },
    /** Another tab has changed the token. */
    storage: ends.noteToken,
    /** A message of another tab arrives. */
    message: (data: unknown) => ends.receive(fieldsOf(data)),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['logOut', 'logOut'],
  ['idle', 'idle'],
  ['expired', 'expired'],
  ['expiredAtOrder', 'expired'],
] as const)('[R89] runs once in every tab, in either order of the events: %s', (reason, told) => {
  const one = tab()
  const early = tab()
  const late = tab()
  early.message({ reason: told, at: Date.now() })
  one.end(reason)
  expect(one.heard).toEqual(['ended', reason])
  const [message] = one.sent
  expect(message).toEqual({ reason: told, at: Date.now() })
  early.storage()
  late.storage()
  expect(late.heard).toEqual(['ended'])
  late.message(message)
  for (const { heard } of [early, late]) expect(heard).toEqual(['ended', told])
})

it('does not end the session that has begun since', () => {
  const one = tab()
  const other = tab()
  one.end('logOut')
  const [message] = one.sent
  other.storage()
  vi.advanceTimersByTime(1)
  one.begin('token-2')
  other.storage()
  other.message(message)
  expect(other.heard).toEqual(['ended', 'logOut'])
  other.end('idle')
  expect(other.heard).toEqual(['ended', 'logOut', 'ended', 'idle'])
})
