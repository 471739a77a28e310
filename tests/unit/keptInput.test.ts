import { beforeEach, expect, it, vi } from 'vitest'
import { dropKeptInput, holdInput, identifyCustomer, keptForms, keptInput } from '#src/drafts/keptInput.ts'
import { endSession } from '#src/session/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const minute = 60_000
const values = { act_hold_name: 'Cora Lind' }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  dropKeptInput()
  identifyCustomer('ada@example.com')
  holdInput('transfer', () => values)
})

it.each(['expired', 'idle'] as const)(
  'offers what was typed after a session that ended by itself (%s), until it is taken',
  (reason) => {
    endSession(reason)
    expect(keptForms(Date.now())).toEqual([])
    identifyCustomer('ada@example.com')
    expect(keptForms(Date.now())).toEqual(['transfer'])
    expect(keptInput('transfer', Date.now())).toEqual(values)
    dropKeptInput('transfer')
    expect(keptInput('transfer', Date.now())).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual(['loggedOut'])
  },
)

it('drops it at Log Out', () => {
  endSession('logOut')
  identifyCustomer('ada@example.com')
  expect(keptForms(Date.now())).toEqual([])
})

it('drops it when somebody else signs in, for good', () => {
  endSession('expired')
  identifyCustomer('ben@example.com')
  expect(keptForms(Date.now())).toEqual([])
  identifyCustomer('ada@example.com')
  expect(keptForms(Date.now())).toEqual([])
})

it('drops it after 15 minutes', () => {
  endSession('expired')
  identifyCustomer('ada@example.com')
  expect(keptForms(Date.now() + 14 * minute)).toEqual(['transfer'])
  expect(keptForms(Date.now() + 16 * minute)).toEqual([])
})

it('keeps nothing of a form that has been emptied', () => {
  holdInput('transfer', undefined)
  endSession('expired')
  identifyCustomer('ada@example.com')
  expect(keptForms(Date.now())).toEqual([])
})
