import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeysAtSessionEnd, keyOf, noteOutcome } from '#src/api/attempts.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { emptyDraft } from '#src/features/transfers/details.ts'
import { quote } from '#src/features/transfers/fee.ts'
import { confirmationKey, orderOf } from '#src/features/transfers/transferOrder.ts'
import { endSession } from '#src/session/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const reply = { data: {}, message: undefined, fields: [], violations: [] }
const success: AnyOutcome = { kind: 'success', ...reply }
const refused: AnyOutcome = { kind: 'refused', ...reply }
const unclear: AnyOutcome = { kind: 'unclear', ...reply }
const unreachable: AnyOutcome = { kind: 'failed', reason: 'unavailable', mayHaveWorked: false }
const lost: AnyOutcome = { kind: 'failed', reason: 'network', mayHaveWorked: true }

const body = (email = 'ada@example.com') => new URLSearchParams({ email })
const proof = (text: string, name = 'proof.png', lastModified = 1) => {
  const form = new FormData()
  form.append('file', new File([text], name, { lastModified }))
  return form
}

async function attempt(outcome: AnyOutcome): Promise<string> {
  const key = await keyOf('updateEmail', body())
  noteOutcome('updateEmail', key, outcome)
  return key
}

forgetKeysAtSessionEnd()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('isSecureContext', true)
  endSession('expired')
})

describe('the key of an action', () => {
  it('is another one for other fields and for another operation', async () => {
    const key = await keyOf('updateEmail', body())
    expect(await keyOf('updatePassword', body())).not.toBe(key)
    expect(await keyOf('updateEmail', body('ben@example.com'))).not.toBe(key)
  })

  it.each([
    ['name', proof('a', 'other.png')],
    ['size', proof('ab')],
    ['date', proof('a', 'proof.png', 2)],
  ])('is another one for a file of another %s', async (_what, other) => {
    const key = await keyOf('submitUpgrade', proof('a'))
    expect(await keyOf('submitUpgrade', proof('a'))).toBe(key)
    expect(await keyOf('submitUpgrade', other)).not.toBe(key)
  })

  it.each([unclear, lost])(
    'stays after an attempt that may have worked, and after a refusal of the next: %o',
    async (outcome) => {
      const key = await attempt(outcome)
      expect(await attempt(refused)).toBe(key)
      expect(await attempt(success)).toBe(key)
      expect(await keyOf('updateEmail', body())).not.toBe(key)
    },
  )

  it.each([success, refused, unreachable])('ends with an outcome that is certain: %o', async (outcome) => {
    const key = await attempt(outcome)
    expect(await keyOf('updateEmail', body())).not.toBe(key)
  })

  it('stays while an earlier attempt is under way', async () => {
    const key = await keyOf('updateEmail', body())
    expect(await attempt(refused)).toBe(key)
    noteOutcome('updateEmail', key, lost)
    expect(await attempt(refused)).toBe(key)
  })

  it('[R204] of a PIN differs with the order and the digits', async () => {
    const orderOver = (amount: number) => {
      const order = orderOf(emptyDraft, quote(amount, { percent: 1, balance: 5000 }))
      if (order === undefined) throw new Error('no order')
      return order
    }
    const order = orderOver(1000)
    const first = await confirmationKey('confirmPin', order, '1234')
    expect(await confirmationKey('confirmPin', order, '1234')).toBe(first)
    const other = await confirmationKey('confirmPin', order, '4821')
    const dearer = await confirmationKey('confirmPin', orderOver(2000), '4821')
    expect(new Set([first, other, dearer]).size).toBe(3)
  })

  it('ends with the session', async () => {
    const key = await keyOf('updateEmail', body())
    endSession('logOut')
    expect(await keyOf('updateEmail', body())).not.toBe(key)
  })

  it('is never repeated in a browser without digests', async () => {
    vi.stubGlobal('isSecureContext', false)
    const key = await attempt(lost)
    expect(await keyOf('updateEmail', body())).not.toBe(key)
  })
})
