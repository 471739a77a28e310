import { expect, it, vi } from 'vitest'
import { fieldsOfSession, forgetEntriesAtSessionEnd, ofSession } from '#src/session/entryState.ts'
import { beginSession, endSession } from '#src/session/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

forgetEntriesAtSessionEnd()

it('gives nobody what a history entry of an ended session names', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  beginSession('token-1')
  const state = ofSession({ reference: 'TX000173' })
  expect(fieldsOfSession(state)).toMatchObject({ reference: 'TX000173' })
  endSession()
  beginSession('token-2')
  expect(fieldsOfSession(state)).toEqual({})
  expect(fieldsOfSession(ofSession({ reference: 'TX000174' }))).toMatchObject({ reference: 'TX000174' })
})
