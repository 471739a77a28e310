import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const keys: string[] = []

/** The next responses of the bank, in order. It notes the keys that it gets. */
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

async function changePin(n_pwd = '5926') {
  const { updatePin } = await import('#src/api/generated/hooks/settings/settings.ts')
  return updatePin({ c_pwd: '1234', n_pwd, con_pwd: n_pwd })
}

beforeEach(() => {
  keys.length = 0
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('[R204] the key of an action that may have worked', () => {
  it('stays for the same fields until a clear success, whatever comes between', async () => {
    bankResponds(gateway, busy, refusal, success, success)
    const kinds: string[] = []
    for (let times = 0; times < 5; times++) kinds.push((await changePin()).kind)
    expect(kinds).toEqual(['failed', 'failed', 'refused', 'success', 'success'])
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[0])
  })

  it('stays after a lost connection', async () => {
    bankResponds()
    await changePin()
    await changePin()
    expect(keys[1]).toBe(keys[0])
  })

  it('is another for other fields', async () => {
    bankResponds(gateway, gateway)
    await changePin()
    await changePin('4821')
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is forgotten when the bank has refused the only attempt', async () => {
    bankResponds(refusal, success)
    await changePin()
    await changePin()
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is forgotten when the session ends, also while an attempt is under way', async () => {
    const { endSession } = await import('#src/session/session.ts')
    bankResponds(() => {
      endSession()
      return gateway()
    }, gateway)
    await changePin()
    localStorage.setItem('baUid', 'token-1')
    await changePin()
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is a new one for every confirmation of an order', async () => {
    bankResponds(gateway, gateway)
    const { confirmPin } = await import('#src/api/generated/hooks/transfers/transfers.ts')
    await confirmPin({ pin: '1234' })
    await confirmPin({ pin: '1234' })
    expect(keys[1]).not.toBe(keys[0])
  })
})
