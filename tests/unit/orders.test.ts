import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sentWhen } from '#src/orders/messages.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { loadOrdersPage, type OrdersPage } from './ordersPage.ts'

let page: OrdersPage
const accepted = () => new Response('{"icon":"success"}')
const refusal = () => new Response('{"icon":"error"}')
const status = (code: number) => () => new Response('', { status: code })
const unknowns = [status(502), status(503), () => new Response('<h1>'), () => new Response('{}')]
const answers = (respond: () => Response) => vi.stubGlobal('fetch', () => Promise.resolve(respond()))
const lost = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

/** The next response waits for `with`. */
function hold() {
  let resolve: ((response: Response) => void) | undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((respond) => (resolve = respond)))
  return { isAwaited: () => resolve !== undefined, with: (response: Response) => resolve?.(response) }
}

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

async function unknownOrder(amount = '5.00'): Promise<string> {
  lost()
  const { key, result } = await page.deposit(amount)
  expect(result).toBe('unknown')
  return key
}

describe('the key of an order', () => {
  it.each(unknowns.map((respond) => [respond]))(
    '[R127] stays the same after an attempt with an unknown outcome: %s',
    async (respond) => {
      answers(respond)
      const { key } = await page.deposit('5.00')
      expect((await page.deposit('5.00')).key).toBe(key)
    },
  )

  it.each([413, 429, 401, 503].map((code) => [code, status(code)] as const).concat([[200, refusal]] as never))(
    '[R127] stays the same when a later attempt meets %i, and so does its text',
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

  it.each([true, false])('[R127] is that of the same details in any order (secure context: %s)', async (isSecure) => {
    vi.stubGlobal('isSecureContext', isSecure)
    lost()
    const { key } = await page.deposit('5.00', undefined, { type: 'Bitcoin', wallet: 'w' })
    expect(await page.earlier({ wallet: 'w', type: 'Bitcoin', amount: '5.00' })).toMatchObject({ key, before: [] })
    expect(await page.earlier({ wallet: 'w', type: 'Bitcoin', amount: '5.01' })).toBeUndefined()
    expect(await page.earlier({ wallet: 'Bitcoin', type: 'w', amount: '5.00' })).toBeUndefined()
  })

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['succeeds', () => Promise.resolve(accepted())],
  ])('[R127] stays the same after a refusal while an attempt is under way, which then %s', async (what, end) => {
    let respond: ((response: Promise<Response>) => void) | undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)))
    const first = page.deposit('5.00')
    await vi.waitUntil(() => respond)
    page.leaveScreen()
    answers(refusal)
    const { key, result } = await page.deposit('5.00')
    expect(result).toBe('unknown')
    respond?.(end())
    expect((await first).key).toBe(key)
    expect((await page.earlier({ amount: '5.00' }))?.key).toBe(what === 'is lost' ? key : undefined)
  })

  it('[R127] stays the same after a success while another attempt is under way, whose refusal denies nothing', async () => {
    const responses: ((response: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => responses.push(resolve)))
    // Either may be sent first, since digests are computed off the main thread.
    const attempts = [page.deposit('5.00'), page.deposit('5.00')]
    await vi.waitFor(() => expect(responses).toHaveLength(2))
    responses[0]?.(accepted())
    const { key, result } = await Promise.race(attempts)
    expect(result).toBe('accepted')
    responses[1]?.(refusal())
    expect(await Promise.all(attempts)).toContainEqual({ key, result: 'unknown' })
  })

  it('[R127] is that of an order only if it may exist', async () => {
    answers(refusal)
    await page.deposit('5.00')
    expect(await page.earlier({ amount: '5.00' })).toBeUndefined()
  })

  it.each([[refusal], [accepted]])(
    '[R127] changes if the only attempt is known to have failed or succeeded: %s',
    async (respond) => {
      answers(respond)
      const first = await page.deposit('5.00')
      expect(first.result).toBe(respond === accepted ? 'accepted' : 'refused')
      expect((await page.deposit('5.00')).key).not.toBe(first.key)
    },
  )

  it.each([413, 429])(
    '[R127] stays the same after %i, since the browser may have sent a first copy, and nothing is denied unless the list is read',
    async (code) => {
      answers(status(code))
      const { key, result } = await page.deposit('5.00', 'unread')
      expect(result).toBe('unknown')
      page.leaveScreen()
      expect(page.warnings()).toEqual(['submitCryptoDeposit'])
      expect(await page.deposit('6.00')).toMatchObject({ result: 'refused' })
      expect((await page.deposit('5.00')).key).toBe(key)
    },
  )

  it('[R127] stays the same after a refusal if the list cannot be read', async () => {
    answers(refusal)
    const { key, result } = await page.deposit('5.00', 'unread')
    expect(result).toBe('unknown')
    expect((await page.deposit('5.00')).key).toBe(key)
  })

  it('[R127] stays the same after a 401, which ends the session without denying the order', async () => {
    answers(status(401))
    const { key } = await page.deposit('5.00')
    expect(page.signOutMessage('expired')).toContain('One of your orders may have gone through.')
    await page.signIn('ada@example.com')
    expect(page.warnings()).toEqual(['submitCryptoDeposit'])
    expect((await page.deposit('5.00')).key).toBe(key)
  })

  it('[R127] changes once the bank lists the order, and for other details', async () => {
    const key = await unknownOrder()
    expect(await unknownOrder('6.00')).not.toBe(key)
    lost()
    expect(await page.deposit('5.00', 'listed')).toEqual({ key, result: 'listed' })
    expect((await page.deposit('5.00')).key).not.toBe(key)
  })

  it('[R127] survives the screen, a dismissed warning and the end of the session, for the same customer only', async () => {
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

  it('[R127, R206] is lost at a reload, and a refusal afterwards does not deny the order that may exist', async () => {
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

  it('[R127] stays the same once the bank has named the customer of the session', async () => {
    page = await loadOrdersPage()
    const key = await unknownOrder()
    await page.signIn('ada@example.com')
    expect(await unknownOrder()).toBe(key)
    page.leaveScreen()
    expect(page.warnings()).toEqual(['submitCryptoDeposit'])
  })

  it('[R127] is not passed to another customer if digests are not available', async () => {
    vi.stubGlobal('isSecureContext', false)
    page = await loadOrdersPage()
    await page.signIn('ada@example.com')
    const key = await unknownOrder()
    expect(sessionStorage).toHaveLength(0)
    page.end('expired')
    await page.signIn('emil@example.com')
    expect(page.warnings()).toEqual([])
    expect(await unknownOrder()).not.toBe(key)
  })

  it('[R127] is not passed to a customer who signs in while the one before is being identified', async () => {
    const key = await unknownOrder()
    page.end('expired')
    await Promise.all(['ada@example.com', 'emil@example.com'].map(page.signIn))
    expect(page.warnings()).toEqual([])
    expect(await unknownOrder()).not.toBe(key)
  })

  it('[R127] is not sent after the session has ended while its file was being prepared', async () => {
    const { submitCryptoDeposit } = await import('#src/api/generated/hooks/add-funds/add-funds.ts')
    const { substituteUpload } = await import('#src/api/uploads.ts')
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(accepted()))
    vi.stubGlobal('fetch', fetch)
    const depositPic = new File(['proof'], 'proof.png')
    let prepare: (file: File) => void = () => undefined
    substituteUpload(depositPic, new Promise((resolve) => (prepare = resolve)))
    const sending = submitCryptoDeposit({ type: 'Bitcoin', amount: '5.00', depositPic })
    page.end('expired')
    await page.signIn('emil@example.com')
    prepare(depositPic)
    expect(await sending).toMatchObject({ kind: 'failed', mayHaveWorked: false })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('[R127] is dropped at Log Out', async () => {
    const key = await unknownOrder()
    page.end('logOut')
    await page.signIn('ada@example.com')
    expect(await unknownOrder()).not.toBe(key)
  })
})

describe('the warning of an order', () => {
  it('is shown once the screen has been left or the page reloaded, until it is dismissed', async () => {
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

  it('stores operation, time and a salted digest only', async () => {
    await unknownOrder()
    await unknownOrder('6.00')
    const [text = ''] = Object.values(sessionStorage) as string[]
    const flags = JSON.parse(text) as object[]
    expect(flags).toHaveLength(2)
    for (const flag of flags) expect(Object.keys(flag).sort()).toEqual(['digest', 'operation', 'salt', 'sentAt'])
    expect(text).not.toMatch(/ada@|5\.00|6\.00|Bitcoin/)
  })

  it.each(['idle', 'expired'] as const)(
    'survives the end of the session (%s), for this customer only',
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

  it('is dropped at Log Out before the bank has named the customer', async () => {
    await unknownOrder()
    page = await loadOrdersPage()
    page.end('logOut')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is dropped once the order is settled', async () => {
    await unknownOrder()
    answers(accepted)
    await page.deposit('5.00')
    page.leaveScreen()
    expect(page.warnings()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['accepted', accepted],
    ['refused', refusal],
  ] as const)('states that the order was %s if its screen was left before the response', async (end, respond) => {
    const answer = hold()
    const order = page.deposit('5.00')
    await vi.waitUntil(() => answer.isAwaited())
    page.leaveScreen()
    page.dismissWarnings()
    answer.with(respond())
    await order
    expect(page.ends()).toEqual([end])
    page.dismissWarnings()
    expect(page.warnings()).toEqual([])
  })

  it('states after the next sign-in that an order succeeded meanwhile, to this customer only', async () => {
    const answer = hold()
    const order = page.deposit('5.00')
    await vi.waitUntil(() => answer.isAwaited())
    page.end('expired')
    answer.with(accepted())
    await order
    await page.signIn('emil@example.com')
    expect(page.ends()).toEqual([])
    page.end('expired')
    await page.signIn('ada@example.com')
    expect(page.ends()).toEqual(['accepted'])
    page = await loadOrdersPage()
    await page.signIn('ada@example.com')
    expect(page.ends(), 'a reload keeps only that it may exist').toEqual([undefined])
  })

  it('works without storage until the page is reloaded', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    await unknownOrder()
    page.leaveScreen()
    expect(page.warnings()).toEqual(['submitCryptoDeposit'])
    page = await loadOrdersPage()
    await page.signIn('ada@example.com')
    expect(page.warnings()).toEqual([])
  })
})

describe('the time of an order', () => {
  it.each([
    [new Date(2026, 0, 15, 23, 59), 'at 14:05'],
    [new Date(2026, 0, 16, 0, 1), 'on 15 January 2026 at 14:05'],
    [new Date(2026, 1, 15, 14, 5), 'on 15 January 2026 at 14:05'],
  ])('seen at %s is %j', (now, text) => {
    expect(sentWhen(new Date(2026, 0, 15, 14, 5).getTime(), now)).toBe(text)
  })

  it('has seconds only if another was sent in the same minute', () => {
    const now = new Date(2026, 0, 15, 14, 10)
    const times = [
      [14, 5, 9],
      [14, 5, 47],
      [14, 6, 0],
    ].map(([hour, minute, second]) => new Date(2026, 0, 15, hour, minute, second).getTime())
    expect(times.map((time) => sentWhen(time, now, times))).toEqual(['at 14:05:09', 'at 14:05:47', 'at 14:06'])
  })
})

describe('the message after signing out', () => {
  it('denies an order only if that is known of every order', async () => {
    page.end('expiredAtOrder')
    expect(page.signOutMessage('expiredAtOrder')).toContain("The bank hasn't carried out your order.")
    await page.signIn('ada@example.com')
    await unknownOrder('6.00')
    answers(status(401))
    await page.deposit('5.00')
    for (const reason of ['expiredAtOrder', 'expired', 'idle'] as const)
      expect(page.signOutMessage(reason)).toContain('One of your orders may have gone through.')
  })

  it('mentions no order if there was none', () => {
    page.end('expired')
    expect(page.signOutMessage('expired')).toBe('Your session has ended. Sign in again to continue.')
    expect(page.signOutMessage('idle')).toBe('You were signed out because you were inactive for a while.')
    expect(page.signOutMessage('logOut')).toBeUndefined()
  })

  it('mentions at Log Out, which may have been in another tab, an order that may exist', async () => {
    await unknownOrder()
    page.end('logOut')
    expect(page.signOutMessage('logOut')).toMatch(/^One of your orders may have gone through/)
  })
})
