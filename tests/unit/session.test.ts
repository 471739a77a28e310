import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  beginSession,
  endSession,
  endStaleSession,
  noteActivity,
  rememberEmail,
  sessionToken,
} from '#src/session/session.ts'
import { storageKeys } from '#src/session/storage.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const minute = 60_000

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

describe('a session', () => {
  it('[R88] records no activity after it has ended', () => {
    beginSession('t')
    endSession()
    noteActivity(Date.now())
    expect(localStorage.getItem('lastActive')).toBeNull()
  })

  it('[R88] keeps the e-mail address if the box was ticked', () => {
    rememberEmail('ada@example.com')
    beginSession('t')
    endSession()
    expect(localStorage.getItem('email')).toBe('ada@example.com')
  })

  it('ends in time where activity cannot be stored', () => {
    const storage = memoryStorage()
    vi.stubGlobal('localStorage', storage)
    const setItem = storage.setItem.bind(storage)
    vi.spyOn(storage, 'setItem').mockImplementation((key, value) => {
      if (key === storageKeys.lastActive) throw new DOMException('Full', 'QuotaExceededError')
      setItem(key, value)
    })
    beginSession('t')
    const now = Date.now()
    noteActivity(now + 3 * minute)
    endStaleSession(5, now + 7 * minute)
    expect(sessionToken()).toBe('t')
    endStaleSession(5, now + 9 * minute)
    expect(sessionToken()).toBeUndefined()
  })

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    beginSession('t')
    expect(sessionToken()).toBeUndefined()
    endSession()
  })
})
