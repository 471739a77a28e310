import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeysAtSessionEnd } from '#src/api/attempts.ts'
import { updatePin } from '#src/api/generated/hooks/settings/settings.ts'
import { confirmPin } from '#src/api/generated/hooks/transfers/transfers.ts'
import { emptyDraft } from '#src/features/transfers/details.ts'
import { quote } from '#src/features/transfers/fee.ts'
import { confirmationKey } from '#src/features/transfers/order.ts'
import { orderOf } from '#src/features/transfers/order.ts'
import { writtenAmount } from '#src/lib/amount.ts'
import { endSession } from '#src/session/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const keys: string[] = []

function bankResponds(...responses: (() => Response)[]): void {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    keys.push(body.get('idempotency_key') ?? '')
    const response = responses.shift()
    return response === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(response())
  })
}
const gateway = () => new Response('Bad Gateway', { status: 502 })
const busy = () => new Response('{}', { status: 429 })
const success = () => Response.json({ icon: 'success', status: 'success' })
const refusal = () => Response.json({ icon: 'error', status: 'error', error: true, failed: 'No', message: 'No' })

const changePin = () => updatePin({ c_pwd: '1234', n_pwd: '5926', con_pwd: '5926' })

async function confirm(amount: number, pin: string) {
  const order = orderOf(
    { ...emptyDraft, act_no: '2024000102', amount: writtenAmount(amount) },
    quote(amount, { percent: 1, balance: 9000 }),
  )
  if (order === undefined) throw new Error('There is no order.')
  return confirmPin({ pin, idempotency_key: await confirmationKey('confirmPin', order, pin) })
}

forgetKeysAtSessionEnd()

beforeEach(() => {
  keys.length = 0
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('[R204] the key of an action that may have worked', () => {
  it('stays the same for the same fields until a clear success', async () => {
    bankResponds(gateway, busy, refusal, success, success)
    const kinds: string[] = []
    for (let times = 0; times < 5; times++) kinds.push((await changePin()).kind)
    expect(kinds).toEqual(['failed', 'failed', 'refused', 'success', 'success'])
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[0])
  })

  it('is dropped when the session ends, also while an attempt is pending', async () => {
    bankResponds(() => {
      endSession()
      return gateway()
    }, gateway)
    await changePin()
    localStorage.setItem('baUid', 'token-1')
    await changePin()
    expect(keys[1]).not.toBe(keys[0])
  })

  it('of a PIN stays for the same order and digits, and differs for any other', async () => {
    bankResponds(gateway, gateway, gateway, gateway, gateway, success, success)
    for (const [amount, pin] of [
      [1000, '1234'],
      [1000, '1234'],
      [1000, '4821'],
      [2000, '4821'],
      [1000, '1234'],
      [1000, '1234'],
      [1000, '1234'],
    ] as const)
      await confirm(amount, pin)
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3, 4, 4, 6])
  })
})
