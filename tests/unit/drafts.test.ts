import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  dropKept,
  holdDraft,
  keepDraftsAtSessionEnd,
  keptDrafts,
  noteUnsaved,
  unsavedEntry,
} from '#src/drafts/drafts.ts'
import { endSession } from '#src/session/session.ts'
import { customer } from '#src/session/sessionEnd.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const minute = 60_000
const values = { act_hold_name: 'Cora Lind' }

keepDraftsAtSessionEnd()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  dropKept()
  customer.set('ada@example.com')
  holdDraft('submitTransfer', () => values)
})
afterEach(() => {
  customer.set(undefined)
  vi.unstubAllGlobals()
})

it.each(['expired', 'idle'] as const)('restores the input once after a session that ended by itself (%s)', (reason) => {
  endSession(reason)
  expect(keptDrafts(Date.now())).toBeUndefined()
  customer.set('ada@example.com')
  expect([...(keptDrafts(Date.now())?.keys() ?? [])]).toEqual(['submitTransfer'])
  expect(keptDrafts(Date.now())?.get('submitTransfer')).toEqual(values)
  dropKept('submitTransfer')
  expect(keptDrafts(Date.now())).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['loggedOut'])
})

it('drops the input at Log Out', () => {
  endSession('logOut')
  customer.set('ada@example.com')
  expect(keptDrafts(Date.now())).toBeUndefined()
})

it('drops the input for good when another customer signs in', () => {
  endSession('expired')
  customer.set('ben@example.com')
  expect(keptDrafts(Date.now())).toBeUndefined()
  customer.set('ada@example.com')
  expect(keptDrafts(Date.now())).toBeUndefined()
})

it('drops the input after 15 minutes', () => {
  endSession('expired')
  customer.set('ada@example.com')
  expect([...(keptDrafts(Date.now() + 14 * minute)?.keys() ?? [])]).toEqual(['submitTransfer'])
  expect(keptDrafts(Date.now() + 16 * minute)).toBeUndefined()
})

it('asks about an order first, and not between the pages of a task', () => {
  const changes = { order: undefined, title: 'Discard?', text: 'Lost', within: undefined } as const
  const order = { order: 'unknown', title: 'Leave?', text: 'Sent', within: '/send' } as const
  noteUnsaved('1', changes)
  noteUnsaved('2', order)
  expect(unsavedEntry()).toBe(order)
  expect(unsavedEntry('/sendoff')).toBe(order)
  expect(unsavedEntry('/send/pin')).toBe(changes)
  expect(unsavedEntry('/send')).toBe(changes)
  noteUnsaved('1', undefined)
  expect(unsavedEntry('/send/pin')).toBeUndefined()
  noteUnsaved('2', undefined)
  expect(unsavedEntry()).toBeUndefined()
})
