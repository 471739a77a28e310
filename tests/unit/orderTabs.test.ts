import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { loadOrdersPage, type OrdersPage } from './ordersPage.ts'

/** Messages arrive at once. */
const channels = new Set<TabChannel>()
class TabChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    channels.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.onmessage?.({ data: structuredClone(data) })
  }
  close(): void {
    channels.delete(this)
  }
}

const ada = 'ada@example.com'
const json = (icon: string) => () => Promise.resolve(Response.json({ icon }))
const answers = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond)
const lost = () => answers(() => Promise.reject(new TypeError('Failed to fetch')))

/** Each tab has a storage of its own. */
async function openTab(storage = memoryStorage()): Promise<OrdersPage> {
  vi.stubGlobal('sessionStorage', storage)
  const tab = await loadOrdersPage()
  tab.openToOtherTabs()
  await tab.signIn(ada)
  return tab
}

/** Of texts that end so: the others are computed first. */
function slowDigests(end: string): void {
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, data) => {
    if (new TextDecoder().decode(data).endsWith(end)) await new Promise((resolve) => setTimeout(resolve, 20))
    return digest(algorithm, data)
  })
}

/** Its digests are computed. */
const expectWarned = (tab: OrdersPage, warned = ['submitCryptoDeposit']) =>
  vi.waitFor(() => expect(tab.warnings()).toEqual(warned))

beforeEach(() => {
  channels.clear()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('BroadcastChannel', TabChannel)
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each(['before', 'after'])(
  '[R127] an order that may exist is warned of in a tab that was opened %s it, and is sent there with the same key',
  async (when) => {
    const one = await openTab()
    const early = when === 'before' ? await openTab() : undefined
    lost()
    const { key } = await one.deposit('5.00')
    const other = early ?? (await openTab())
    await expectWarned(other)
    expect(one.warnings(), 'its own screen states it').toEqual([])
    answers(json('error'))
    expect(await other.deposit('5.00')).toEqual({ key, result: 'unknown' })
    answers(json('success'))
    expect(await other.deposit('5.00')).toEqual({ key, result: 'accepted' })
    expect(await one.deposit('5.00'), 'a further order').not.toMatchObject({ key })
  },
)

it('[R127] an order that another tab has settled is not sent again by the screen that shows it as unknown', async () => {
  const one = await openTab()
  const other = await openTab()
  lost()
  const { key } = await one.deposit('5.00')
  await expectWarned(other)
  answers(json('success'))
  await other.deposit('5.00')
  expect(await one.earlier({ amount: '5.00' })).toBeUndefined()
  const again = await one.earlier({ amount: '5.00' }, key)
  expect(again?.key).toBe(key)
  expect(again && one.proofIn(again)).toBe('listed')
})

it('[R127] an order has one key in both tabs from before it is sent', async () => {
  const one = await openTab()
  const other = await openTab()
  slowDigests(ada)
  const key = await one.claim('5.00')
  expect(await other.claim('5.00')).toBe(key)
  expect(await other.claim('6.00')).not.toBe(key)
  expect(other.warnings()).toEqual([])
  answers(json('success'))
  expect(await other.deposit('5.00')).toEqual({ key, result: 'accepted' })
})

it.each([401, 413, 429])(
  '[R127] an order that HTTP %i has turned away is not sent again by its screen once another tab has settled it',
  async (status) => {
    const one = await openTab()
    const other = await openTab()
    answers(() => Promise.resolve(new Response('', { status })))
    const { key } = await one.deposit('5.00')
    if (status === 401) await one.signIn(ada)
    answers(json('success'))
    expect(await other.deposit('5.00')).toEqual({ key, result: 'accepted' })
    const again = await one.earlier({ amount: '5.00' }, key)
    expect(again && one.proofIn(again)).toBe('listed')
  },
)

it('a refusal that its screen shows is not stated in another tab, beside a success there', async () => {
  const one = await openTab()
  const other = await openTab()
  lost()
  await one.deposit('5.00')
  await expectWarned(other)
  answers(json('error'))
  const { key } = await one.deposit('6.00')
  expect(key).toBeDefined()
  expect(other.ends()).toEqual([undefined])
})

it.each(['constructor', 'postMessage'] as const)('works alone if the %s of the channel is forbidden', async (part) => {
  const forbid = (): never => {
    throw new DOMException('', 'SecurityError')
  }
  class Forbidden extends TabChannel {
    constructor() {
      super()
      if (part === 'constructor') forbid()
    }
    override postMessage(): void {
      forbid()
    }
  }
  vi.stubGlobal('BroadcastChannel', Forbidden)
  const tab = await openTab()
  answers(json('success'))
  expect(await tab.deposit('5.00')).toMatchObject({ result: 'accepted' })
})

it('[R127] a reload regains the key from another tab, and warns once', async () => {
  const storage = memoryStorage()
  const one = await openTab(storage)
  const other = await openTab()
  vi.stubGlobal('sessionStorage', storage)
  lost()
  const { key } = await one.deposit('5.00')
  await expectWarned(other)
  await other.signIn(ada)
  const reloaded = await openTab(storage)
  await expectWarned(reloaded)
  await expectWarned(other)
  expect((await reloaded.deposit('5.00')).key).toBe(key)
})

it('an order is not warned of in another tab while its own screen waits for the response', async () => {
  const one = await openTab()
  const other = await openTab()
  let respond: (response: Promise<Response>) => void = () => undefined
  answers(() => new Promise<Response>((resolve) => (respond = resolve)))
  const order = one.deposit('5.00')
  await vi.waitFor(async () => expect(await other.earlier({ amount: '5.00' })).toBeDefined())
  expect(other.warnings()).toEqual([])
  one.leaveScreen()
  await expectWarned(other)
  respond(json('success')())
  await order
  expect(other.ends(), 'who was warned is told the end').toEqual(['accepted'])
})

it('an order that succeeds at once is no matter for another tab', async () => {
  const one = await openTab()
  const other = await openTab()
  answers(json('success'))
  const { key } = await one.deposit('5.00')
  expect(other.ends()).toEqual([])
  expect((await other.deposit('5.00')).key).not.toBe(key)
})

it('an order is shown to no other customer, and gone in every tab at Log Out', async () => {
  const one = await openTab()
  lost()
  await one.deposit('5.00')
  const other = await openTab()
  await expectWarned(other)
  other.end('expired')
  await other.signIn('emil@example.com')
  expect(other.warnings()).toEqual([])
  await other.signIn(ada)
  await expectWarned(other)
  one.end('logOut')
  expect(other.warnings()).toEqual([])
})

it.each([undefined, 7, {}, { orders: [7, {}], gone: 7 }, { orders: [{ key: 'k', operation: 'signIn' }], gone: [] }])(
  '%j is no order',
  async (data) => {
    const tab = await openTab()
    new TabChannel().postMessage(data)
    expect(tab.warnings()).toEqual([])
  },
)
