import { beforeEach, expect, it, vi } from 'vitest'
import { beginPendingOrder, endPendingOrder, pendingOrder } from '#src/orders/pendingOrder.ts'
import { endSession } from '#src/session/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
})

it('keeps which operation was sent and when, and nothing else', () => {
  expect(pendingOrder()).toBeUndefined()
  beginPendingOrder('submitTransfer', 1000)
  expect(pendingOrder()).toEqual({ operation: 'submitTransfer', sentAt: 1000 })
  expect(Object.values(sessionStorage)).toEqual(['{"operation":"submitTransfer","sentAt":1000}'])
  endPendingOrder()
  expect(sessionStorage).toHaveLength(0)
})

it.each(['', '{', '7', '{"operation":"x"}', '{"operation":1,"sentAt":1}', '{"operation":"x","sentAt":"1"}'])(
  'reads nothing from %j',
  (text) => {
    sessionStorage.setItem('pendingOrder', text)
    expect(pendingOrder()).toBeUndefined()
  },
)

it('is forgotten when the customer logs out, and kept for the next page where the session ends otherwise', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  beginPendingOrder('submitTransfer', 1000)
  for (const reason of ['idle', 'expired', 'expiredAtOrder'] as const) endSession(reason)
  expect(pendingOrder()).toBeDefined()
  endSession('logOut')
  expect(pendingOrder()).toBeUndefined()
})

it('goes on without it where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)
  beginPendingOrder('submitTransfer', 1000)
  endPendingOrder()
  expect(pendingOrder()).toBeUndefined()
})
