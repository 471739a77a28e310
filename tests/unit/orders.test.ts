import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { loadOrdersPage, type OrdersPage } from '#tests/support/ordersPage.ts'

let page: OrdersPage
const accepted = () => new Response('{"icon":"success"}')
const refusal = () => new Response('{"icon":"error"}')
const status = (code: number) => () => new Response('', { status: code })
const unknowns = [status(502), status(503), () => new Response('<h1>'), () => new Response('{}')]
const answers = (respond: () => Response) => vi.stubGlobal('fetch', () => Promise.resolve(respond()))
const lost = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(async () => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  page = await loadOrdersPage()
  await page.signIn('ada@example.com')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Returns the key of an order with an unknown outcome. */
async function unknownOrder(amount = '5.00'): Promise<string> {
  lost()
  const { key, result } = await page.deposit(amount)
  expect(result).toBe('unknown')
  return key
}

describe('the key of an order', () => {
  it.each(unknowns.map((respond) => [respond]))(
    '[R127] stays after an attempt whose outcome is unknown: %s',
    async (respond) => {
      answers(respond)
      const { key } = await page.deposit('5.00')
      expect((await page.deposit('5.00')).key).toBe(key)
    },
  )

  it.each([413, 429, 401, 503].map((code) => [code, status(code)] as const).concat([[200, refusal]] as never))(
    '[R127] stays when a later attempt meets %i, and so do the words',
    async (code, respond) => {
      const key = await unknownOrder()
      answers(respond)
      const second = await page.deposit('5.00')
      expect(second).toEqual({ key, result: 'unknown' })
      if (code === 401) await page.signIn('ada@example.com')
      answers(accepted)
      expect(await page.deposit('5.00')).toEqual({ key, result: 'accepted' })
      expect((await page.deposit('5.00')).key).not.toBe(key)
    },
  )

  it.each([[refusal], [status(413)], [status(429)], [accepted]])(
    '[R127] is another one where the only attempt is known to have done nothing, or has worked: %s',
    async (respond) => {
      answers(respond)
      const first = await page.deposit('5.00')
      expect(first.result).toBe(respond === accepted ? 'accepted' : 'refused')
      expect((await page.deposit('5.00')).key).not.toBe(first.key)
    },
  )

  it('[R127] is another one once the bank lists the order, and for other details', async () => {
    const key = await unknownOrder()
    expect(await unknownOrder('6.00')).not.toBe(key)
    lost()
    expect(await page.deposit('5.00', true)).toEqual({ key, result: 'listed' })
    expect((await page.deposit('5.00')).key).not.toBe(key)
  })

  it('[R127] outlives the screen, a dismissed warning and the end of the session, for the same customer only', async () => {
    const key = await unknownOrder()
    page.leaveScreen()
    page.dismissWarnings()
    page.end('expired')
    await page.signIn('emil@example.com')
    expect(await unknownOrder()).not.toBe(key)
    page.end('idle')
    await page.signIn('ada@example.com')
    expect(await unknownOrder()).toBe(key)
  })

  it('[R127, R206] is not there after a reload, and no refusal of the same again denies the order that may exist', async () => {
    const key = await unknownOrder()
    page = await loadOrdersPage()
    await page.signIn('ada@example.com')
    answers(refusal)
    const again = await page.deposit('5.00')
    expect(again.key).not.toBe(key)
    expect(again.result).toBe('unknown')
    page.dismissWarnings()
    expect((await page.deposit('5.00')).result).toBe('refused')
  })

  it('[R127] is gone at Log Out', async () => {
    const key = await unknownOrder()
    page.end('logOut')
    await page.signIn('ada@example.com')
    expect(await unknownOrder()).not.toBe(key)
  })
})

describe('the warning of an order', () => {
  it('is given once the screen is left, or the page was loaded again, until it is dismissed', async () => {
    await unknownOrder()
    expect(page.warnings()).toEqual([])
    page.leaveScreen()
    expect(page.warnings()).toEqual(['submitCryptoDeposit'])
    page = await loadOrdersPage()
    expect(page.warnings()).toEqual([])
    await page.signIn('ada@example.com')
    expect(page.warnings()).toEqual(['submitCryptoDeposit'])
    page.dismissWarnings()
    expect(page.warnings()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps operation, time and a salted digest, and nothing else', async () => {
    await unknownOrder()
    await unknownOrder('6.00')
    const [text = ''] = Object.values(sessionStorage) as string[]
    const flags = JSON.parse(text) as object[]
    expect(flags).toHaveLength(2)
    for (const flag of flags) expect(Object.keys(flag).sort()).toEqual(['digest', 'operation', 'salt', 'sentAt'])
    expect(text).not.toMatch(/ada|5\.00|6\.00|Bitcoin/)
  })

  it.each(['idle', 'expired'] as const)(
    'outlives the end of the session (%s), for this customer only',
    async (reason) => {
      await unknownOrder()
      page.end(reason)
      expect(page.warnings()).toEqual([])
      await page.signIn('emil@example.com')
      expect(page.warnings()).toEqual([])
      page.end('logOut')
      page = await loadOrdersPage()
      await page.signIn('ada@example.com')
      expect(page.warnings()).toEqual(['submitCryptoDeposit'])
      page.end('logOut')
      expect(sessionStorage).toHaveLength(0)
    },
  )

  it('goes at Log Out before the bank has said who was signed in', async () => {
    await unknownOrder()
    page = await loadOrdersPage()
    page.end('logOut')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is about nothing once the order is settled', async () => {
    await unknownOrder()
    answers(accepted)
    await page.deposit('5.00')
    page.leaveScreen()
    expect(page.warnings()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('works without storage until the page is loaded again', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    await unknownOrder()
    page.leaveScreen()
    expect(page.warnings()).toEqual(['submitCryptoDeposit'])
    page = await loadOrdersPage()
    await page.signIn('ada@example.com')
    expect(page.warnings()).toEqual([])
  })
})

describe('the farewell', () => {
  it('says that an order was not carried out only where that is known of every order', async () => {
    answers(status(401))
    await page.deposit('5.00')
    expect(page.farewell('expiredAtOrder')).toContain("The bank hasn't carried out your order.")
    await page.signIn('ada@example.com')
    await unknownOrder('6.00')
    answers(status(401))
    await page.deposit('5.00')
    for (const reason of ['expiredAtOrder', 'expired', 'idle'] as const)
      expect(page.farewell(reason)).toContain('An order of yours may have gone through.')
  })

  it('speaks of no order where there was none', () => {
    page.end('expired')
    expect(page.farewell('expired')).toBe('Your session has ended. Sign in again to continue.')
    expect(page.farewell('idle')).toBe('You were signed out because you were inactive for a while.')
    expect(page.farewell('logOut')).toBeUndefined()
  })
})
