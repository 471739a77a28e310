import { expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

it('gives nobody what a history entry of an ended session names', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  const { fieldsOfSession, ofSession } = await import('#src/session/entryState.ts')
  const { beginSession, endSession } = await import('#src/session/session.ts')
  beginSession('token-1')
  const state = ofSession({ reference: 'TX000173' })
  expect(fieldsOfSession(state)).toMatchObject({ reference: 'TX000173' })
  endSession()
  beginSession('token-2')
  expect(fieldsOfSession(state)).toEqual({})
  expect(fieldsOfSession(ofSession({ reference: 'TX000174' }))).toMatchObject({ reference: 'TX000174' })
})
