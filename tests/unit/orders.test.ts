import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, type AnyOutcome, type Outcome } from '#src/api/reading/outcome.ts'
import { signOutText } from '#src/app/status/signOutMessage.ts'
import {
  addedTo,
  decide,
  isMissing,
  isNowhere,
  isOrder,
  proofOf,
  resultOf,
  withAttempt,
  withoutOld,
  withResult,
  type Decision,
  type Order,
  type OrderResult,
  type Row,
} from '#src/orders/order.ts'
import { createOrderList, type OrderList, type OrderToSend } from '#src/orders/orders.ts'
import { sentWhen } from '#src/orders/words.ts'
import { beginSession, endSession } from '#src/session/session.ts'
import { customer } from '#src/session/sessionEnd.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const order: Order = {
  key: 'key',
  operation: 'submitCryptoDeposit',
  details: 'details',
  owner: 'owner',
  sentAt: 0,
  attempts: 1,
  before: [],
  unlisted: 0,
  state: 'sent',
  isRefused: false,
  rows: 0,
  isDismissed: false,
}
const rows = (...ids: string[]): Row[] =>
  ids.map((id) => ({
    ...(id !== '' && { id: id.replace('!', '') }),
    status: id.endsWith('!') ? 'declined' : 'pending',
  }))

describe('the list of the bank', () => {
  it.each<[string, Partial<Order>, Row[] | undefined, ReturnType<typeof proofOf>]>([
    ['one new row', {}, rows('1'), 'listed'],
    ['one new row beside those before', { before: ['1'] }, rows('2', '1'), 'listed'],
    ['two new rows', {}, rows('1', '2'), 'listed'],
    ['a new row that failed', {}, rows('1!'), 'declined'],
    ['no new row', { before: ['1'] }, rows('1'), undefined],
    ['one before that fails now', { before: ['1'] }, rows('1!'), undefined],
    ['rows without ids', {}, rows(''), undefined],
    ['a row without an id among others', { before: [''] }, rows('', '1'), undefined],
    ['a row listed twice', {}, rows('1', '1'), undefined],
    ['other ids than before', { before: ['1'] }, rows('2', '3'), undefined],
    ['no list before the first attempt', { before: null }, rows('1'), undefined],
    ['no list after it', {}, undefined, undefined],
    ['the row of an equal order, accepted before', { unlisted: 1 }, rows('1'), undefined],
    ['its row besides', { unlisted: 1 }, rows('1', '2'), 'listed'],
    ['one of the two failed', { unlisted: 1 }, rows('1', '2!'), undefined],
    ['both failed', { unlisted: 1 }, rows('1!', '2!'), 'declined'],
    ['one failed row of two attempts', { attempts: 2 }, rows('1!'), undefined],
    ['two failed rows of two attempts', { attempts: 2 }, rows('1!', '2!'), 'declined'],
  ])('[R127] %s', (_what, changes, listed, proof) => {
    expect(proofOf({ ...order, ...changes }, listed)).toBe(proof)
  })

  it.each<[string, Partial<Order>, Row[] | undefined, boolean]>([
    ['nothing', {}, [], true],
    ['as many without ids as before', { before: [''] }, rows(''), true],
    ['one more without an id', { before: [''] }, rows('', ''), false],
    ['a failed one', {}, rows('1!'), false],
    ['something that was there perhaps', { before: null }, rows('1'), false],
    ['nothing, with nothing known before', { before: null }, [], true],
    ['not read', {}, undefined, false],
  ])('lacks the order: %s', (_what, changes, listed, isLacking) => {
    expect(isMissing({ ...order, ...changes }, listed)).toBe(isLacking)
  })

  it('[R127] a row that may be of an equal order is not called missing', () => {
    expect(isMissing({ ...order, unlisted: 1 }, rows('1'))).toBe(true)
    expect(isNowhere({ ...order, unlisted: 1 }, rows('1'))).toBe(false)
    expect(isNowhere({ ...order, unlisted: 1 }, [])).toBe(true)
  })
})

const reply = { data: {}, message: undefined, fields: [], violations: [] }
const success: AnyOutcome = { kind: 'success', ...reply }
const refusal: AnyOutcome = { kind: 'refused', ...reply }
const unclear: AnyOutcome = { kind: 'unclear', ...reply }

describe('the result of an order', () => {
  it.each<[AnyOutcome, Partial<Order>, Row[] | undefined, ReturnType<typeof resultOf>]>([
    [success, { attempts: 3 }, undefined, 'accepted'],
    [refusal, {}, [], 'refused'],
    [refusal, {}, undefined, 'unknown'],
    [refusal, {}, rows('1'), 'listed'],
    [refusal, { attempts: 2 }, [], 'unknown'],
    [refusal, { before: null }, rows('1'), 'unknown'],
    [unclear, {}, [], 'unknown'],
    [failed('network'), {}, [], 'unknown'],
    [failed('unavailable'), {}, [], 'unknown'],
    [failed('tooLarge'), {}, [], 'turnedAway'],
    [failed('tooManyRequests'), {}, [], 'turnedAway'],
    [failed('tooManyRequests'), {}, undefined, 'unknown'],
    [failed('session'), { attempts: 2 }, [], 'unknown'],
  ])('[R127, R151] after %o of %o with the list %o is %s', (outcome, changes, listed, result) => {
    expect(resultOf({ ...order, ...changes }, outcome, listed)).toBe(result)
  })
})

describe('a confirmed order', () => {
  const accepted: Order = { ...order, key: 'accepted', state: 'accepted' }
  const refused: Order = { ...order, isRefused: true }
  const sending = (open: Order | undefined, over: Order[] = [], unlisted = 0): Decision => ({
    ...{ kind: 'send', open, unlisted },
    over: new Set(over.map(({ key }) => key)),
  })
  const asking = (alike: Order | 'row'): Decision => ({ kind: 'asked', alike })

  it.each<[string, Order[], Row[] | undefined, { orders?: Order[]; ids?: string[] }, Decision]>([
    ['that is the first', [], rows('1'), { ids: ['1'] }, sending(undefined)],
    ['without a list', [], undefined, { ids: [] }, sending(undefined)],
    ['with an open one', [order], [], { orders: [order] }, sending(order)],
    ['with a listed one', [order], rows('1'), { orders: [order] }, { kind: 'settled', order, result: 'listed' }],
    ['with a failed one', [order], rows('1!'), { orders: [order] }, { kind: 'settled', order, result: 'declined' }],
    ['with a refused one', [refused], [], { orders: [refused] }, sending(undefined, [refused])],
    ['with one refused, unread', [refused], undefined, { orders: [refused] }, sending(refused)],
    ['with one in the list', [accepted], rows('1'), { orders: [accepted], ids: [] }, sending(undefined, [accepted])],
    ['with one not yet in it', [accepted], [], { orders: [accepted] }, sending(undefined, [], 1)],
    ['with one, unread', [accepted], undefined, { orders: [accepted] }, sending(undefined, [], 1)],
    ['after one of another tab', [order], [], {}, asking(order)],
    ['after one accepted meanwhile', [accepted], [], { orders: [{ ...accepted, state: 'sent' }] }, asking(accepted)],
    ['after both', [accepted, order], [], { orders: [order] }, asking(order)],
    ['after one listed meanwhile', [{ ...accepted, state: 'listed' }], [], { orders: [accepted] }, sending(undefined)],
    ['after one refused elsewhere', [{ ...order, state: 'refused' }], [], {}, sending(undefined)],
    ['after a row of elsewhere', [], rows('1'), { ids: [] }, asking('row')],
    ['after a row that nobody can tell', [], rows(''), { ids: [] }, sending(undefined)],
    ['after rows that nobody had read', [], rows('1'), {}, sending(undefined)],
    ['after one row too many', [accepted], rows('1', '2'), { orders: [accepted], ids: [] }, asking('row')],
  ])('[R127] %s', (_what, equal, listed, { orders: known = [], ids }, decision) => {
    expect(decide(equal, listed, { orders: known, ids: ids && new Set(ids) })).toEqual(decision)
  })

  it('[R127] takes the place of its last attempt, and what is over goes', () => {
    const gone: Order = { ...order, key: 'gone' }
    const other: Order = { ...order, key: 'other' }
    const next: Order = { ...order, attempts: 2 }
    const listed: Order = { ...accepted, state: 'listed' }
    expect(withAttempt([gone, accepted, order, other], next, new Set(['gone', 'accepted']))).toEqual([
      listed,
      other,
      next,
    ])
  })

  it.each<[OrderResult, boolean, Row[], Partial<Order> | undefined]>([
    ['accepted', true, [], { state: 'accepted', isDismissed: true }],
    ['accepted', false, [], { state: 'accepted', isDismissed: false }],
    ['listed', true, rows('1', '2'), { state: 'listed', rows: 1, isDismissed: true }],
    ['listed', true, rows('1', '2', '3'), { state: 'listed', rows: 2, isDismissed: false }],
    ['listed', false, rows('1', '2'), { state: 'listed', rows: 1, isDismissed: false }],
    ['declined', true, rows('1!'), undefined],
    ['refused', true, [], undefined],
    ['refused', false, [], { state: 'refused', isDismissed: false }],
    ['turnedAway', true, [], { isDismissed: true }],
    ['turnedAway', false, [], { isDismissed: false }],
    ['unknown', true, [], { isRefused: true }],
  ])('[R127] that is %s, seen: %s, with %j', (result, isSeen, listed, changes) => {
    const kept: Order = { ...order, unlisted: 1, isDismissed: true }
    const others: Order = { ...order, key: 'other' }
    const expected = changes === undefined ? [others] : [others, { ...kept, ...changes }]
    expect(withResult([others, kept], { ...kept, isRefused: true }, result, isSeen, listed)).toEqual(expected)
  })

  it('is kept until it is settled, and a day longer', () => {
    const day = 86_400_000
    const unsettled: Order[] = [order, { ...order, state: 'refused' }]
    const settled: Order[] = [accepted, { ...accepted, state: 'listed' }]
    expect(withoutOld([...unsettled, ...settled], day)).toEqual(unsettled)
    expect(withoutOld([...unsettled, ...settled], -day)).toEqual(unsettled)
    expect(withoutOld([...unsettled, ...settled], day - 1)).toEqual([...unsettled, ...settled])
    expect(addedTo({ ...order, before: null }, rows('1'))).toEqual([])
  })

  it('is read only whole', () => {
    for (const whole of [order, { ...order, before: null }, { ...order, before: ['1'] }])
      expect(isOrder(whole)).toBe(true)
    for (const name of ['key', 'details', 'owner', 'attempts', 'unlisted', 'rows', 'operation', 'state', 'sentAt'])
      expect(isOrder({ ...order, [name]: undefined }), name).toBe(false)
    for (const broken of [{ before: [1] }, { before: '1' }, { operation: 'getAccount' }, { sentAt: 1e300 }])
      expect(isOrder({ ...order, ...broken })).toBe(false)
  })
})

describe('the list of orders', () => {
  let tab: OrderList
  let keys: string[]
  const stops: (() => void)[] = []
  const open = (): OrderList => {
    const list = createOrderList(0)
    stops.push(list.follow())
    return list
  }
  const send = (
    list: OrderList,
    outcome: Outcome<unknown> | Promise<Outcome<unknown>>,
    changes: Partial<OrderToSend<unknown>> = {},
  ) =>
    list.send<unknown>({
      operation: 'submitCryptoDeposit',
      details: 'Bitcoin 5.00',
      label: '$5.00',
      known: list.known(new Set()),
      readRows: () => Promise.resolve([]),
      isCurrent: () => true,
      onWait: () => undefined,
      post: async (key) => {
        keys.push(key)
        return outcome
      },
      ...changes,
    })
  const identified = (list: OrderList) => vi.waitUntil(() => list.isIdentified())

  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    keys = []
    beginSession('a token')
    customer.set('ada@example.com')
    tab = open()
  })
  afterEach(() => {
    endSession()
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is opaque, and stays at Log Out', async () => {
    await send(tab, failed('network'))
    endSession()
    const kept = localStorage.getItem('orders') ?? ''
    expect(kept).toContain(keys[0])
    expect(kept).not.toMatch(/ada@|a token|5\.00|Bitcoin/)
  })

  it.each(['{', '[]', '{"salt":"s","orders":[{"sentAt":1e300}]}', '{"salt":"s","orders":"none"}'])(
    'that another program has written is read as empty: %s',
    async (text) => {
      localStorage.setItem('orders', text)
      const list = open()
      await identified(list)
      expect(list.get().mine).toEqual([])
      expect(await send(list, success)).toMatchObject({ result: 'accepted' })
    },
  )

  it('[R127] has another key for another order', async () => {
    await send(tab, failed('network'))
    await send(tab, failed('network'), { details: 'Bitcoin 6.00' })
    await send(tab, failed('network'), { operation: 'submitUpgrade' })
    customer.set('ben@example.com')
    beginSession('of another customer')
    await send(tab, failed('network'))
    expect(new Set(keys).size).toBe(4)
  })

  it('[R127] is settled by a later list', async () => {
    const sent = await send(tab, failed('network'))
    const first = sent?.order ?? expect.fail('Nothing was sent.')
    expect(await tab.look(first, undefined)).toBeUndefined()
    expect(tab.get().mine).toMatchObject([{ state: 'sent' }])
    tab.hide(first.key)
    expect(await tab.look(first, rows('1'))).toBe('listed')
    expect(tab.get().mine).toMatchObject([{ state: 'listed', rows: 1, isDismissed: false }])
    expect(await tab.look(first, rows('1!'))).toBeUndefined()
    await tab.dismiss(first.key)
    expect(tab.get().mine).toMatchObject([{ state: 'listed', isDismissed: true }])
  })

  it('[R127] is settled without another request once the list has it', async () => {
    const known = tab.known(new Set(['1']))
    await send(tab, failed('network'), { known, readRows: () => Promise.resolve(rows('1')) })
    expect(tab.get().mine).toMatchObject([{ before: ['1'], attempts: 1 }])
    const settled = await send(tab, success, { readRows: () => Promise.resolve(rows('1', '2')) })
    expect(settled).toMatchObject({ result: 'listed', outcome: undefined })
    expect(keys).toHaveLength(1)
  })

  it('[R127] is told on the screen, and as a notice if that was left', async () => {
    const noteOf = () => tab.get().notes.get(keys.at(-1) ?? '')
    const post = (isLeft: boolean) => (key: string) => {
      keys.push(key)
      expect(noteOf()).toEqual({ label: '$5.00', isOnScreen: true, isUnderway: true, missingAt: undefined })
      if (isLeft) tab.hide(key)
      return Promise.resolve(success)
    }
    await send(tab, failed('network'))
    expect(noteOf()?.missingAt).toBeGreaterThan(0)
    await send(tab, success, { post: post(false) })
    expect(noteOf()).toMatchObject({ isOnScreen: true, isUnderway: false })
    await send(tab, success, { post: post(true), details: 'Bitcoin 6.00' })
    expect(noteOf()).toMatchObject({ isOnScreen: false, isUnderway: false })
    const [seen, left] = tab.get().mine
    expect([seen, left]).toMatchObject([
      { state: 'accepted', isDismissed: true, attempts: 2 },
      { state: 'accepted', isDismissed: false, attempts: 1 },
    ])
    endSession()
    expect(tab.get().notes.size).toBe(0)
  })

  it.each([
    [refusal, true],
    [failed('network'), false],
  ])('[R127] without a list keeps what is not known: %o', async (outcome, isRefused) => {
    const readRows = () => Promise.resolve(undefined)
    await send(tab, outcome, { readRows })
    expect(tab.get().mine).toMatchObject([{ state: 'sent', before: null, isRefused }])
    await send(tab, refusal, { readRows })
    expect(tab.get().mine).toMatchObject([{ state: 'sent', attempts: 2, isRefused: false }])
  })

  it.each([0, 1])('[R127] is not sent once its screen has ended (%d), and an earlier attempt stays', async (last) => {
    await send(tab, failed('network'))
    const { mine } = tab.get()
    for (const details of ['Bitcoin 5.00', 'Bitcoin 6.00']) {
      let checks = 0
      expect(await send(tab, success, { details, isCurrent: () => checks++ < last })).toBeUndefined()
      expect(tab.get().mine).toEqual(mine)
    }
    expect(keys).toHaveLength(1)
    expect([...tab.get().notes.values()].map(({ isOnScreen }) => isOnScreen)).toEqual(last ? [false, false] : [true])
  })

  it.each([0, 1])('[R127] must be stored, or the order is not sent, after %d attempts', async (earlier) => {
    if (earlier > 0) await send(tab, failed('network'))
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(await send(tab, success)).toMatchObject({ result: 'asked', alike: 'unstored' })
    expect(keys).toHaveLength(earlier)
    expect([...tab.get().notes.values()].map(({ isOnScreen }) => isOnScreen)).toEqual(earlier > 0 ? [false] : [])
  })

  it('[R127] of another tab is shown, asked about, and dismissed alone', async () => {
    const other = open()
    await identified(other)
    const known = other.known(new Set())
    await send(tab, failed('network'))
    await send(tab, failed('network'), { details: 'Bitcoin 6.00' })
    const { mine } = tab.get()
    expect(other.get().mine).toEqual(mine)
    expect(await send(other, success, { known })).toMatchObject({ result: 'asked', alike: mine[0] })
    expect(keys).toHaveLength(2)
    for (const one of mine) await other.look(one, [])
    expect(other.get().notes.get(keys[0] ?? '')).toEqual({
      ...{ label: '', isOnScreen: false, isUnderway: false },
      missingAt: expect.any(Number) as unknown,
    })
    await tab.dismiss(keys[0] ?? '')
    expect(other.get().mine.map(({ isDismissed }) => isDismissed)).toEqual([true, false])
    tab.hide(keys[1] ?? '')
    await send(tab, refusal, { details: 'Bitcoin 7.00', post: (key) => (tab.hide(key), Promise.resolve(refusal)) })
    const [, , refused] = tab.get().mine
    expect(refused).toMatchObject({ state: 'refused' })
    await tab.dismiss(refused?.key ?? '')
    expect(other.get().mine).toHaveLength(2)
  })

  it('[R127] belongs to a customer, whose address may come later or change', async () => {
    const { salt } = JSON.parse(localStorage.getItem('orders') ?? '{}') as { salt?: string }
    expect([salt, createOrderList(0).isIdentified()]).toEqual([undefined, false])
    customer.set(undefined)
    await send(tab, failed('network'))
    const stored = () => JSON.parse(localStorage.getItem('orders') ?? '') as { salt: string; orders: Order[] }
    const before = stored()
    customer.set('ada@example.com')
    expect(tab.isIdentified()).toBe(false)
    await vi.waitUntil(() => tab.isIdentified() && stored().orders[0]?.owner !== before.orders[0]?.owner)
    expect(stored().salt).toBe(before.salt)
    customer.set('ada@example.org')
    await vi.waitUntil(() => tab.isIdentified() && tab.get().mine.length === 1)
    endSession('expired')
    beginSession('another token')
    expect(tab.isIdentified()).toBe(false)
    customer.set('ben@example.com')
    await identified(tab)
    expect(tab.get().mine).toEqual([])
    customer.set('ada@example.org')
    await vi.waitUntil(() => tab.isIdentified() && tab.get().mine.length === 1)
    await send(tab, failed('network'))
    expect(keys[1]).toBe(keys[0])
    localStorage.clear()
    expect(tab.isIdentified()).toBe(false)
  })

  it('[R127] waits for one of another tab, and then asks first, unless the customer no longer waits', async () => {
    let respond: (outcome: Outcome<unknown>) => void = () => undefined
    const first = send(tab, new Promise((resolve) => (respond = resolve)))
    await vi.waitUntil(() => keys.length > 0)
    const waiting = (changes: Partial<OrderToSend<unknown>> = {}) => {
      const onWait = vi.fn<(cancel: (() => void) | undefined) => void>()
      return { onWait, sent: send(open(), success, { details: 'Bitcoin 6.00', onWait, ...changes }) }
    }
    const cancelled = waiting()
    const patient = waiting()
    const broken = waiting({ readRows: () => Promise.reject(new Error('Broken')) })
    await vi.waitUntil(() => broken.onWait.mock.calls.length > 0)
    expect(patient.onWait.mock.calls).toEqual([[expect.any(Function)]])
    cancelled.onWait.mock.calls[0]?.[0]?.()
    expect(await cancelled.sent).toBeUndefined()
    respond(success)
    expect(await first).toMatchObject({ result: 'accepted' })
    expect(await patient.sent).toEqual({ outcome: undefined, order: undefined, result: 'asked', alike: undefined })
    await expect(broken.sent).rejects.toThrow('Broken')
    for (const { onWait } of [cancelled, patient, broken])
      expect(onWait.mock.calls).toEqual([[expect.any(Function)], [undefined]])
    expect(keys).toHaveLength(1)
  })

  it('[R127] an order that has waited for 90 seconds is not sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let respond: (outcome: Outcome<unknown>) => void = () => undefined
    const first = send(tab, new Promise((resolve) => (respond = resolve)))
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
    while (keys.length === 0) await pass(1)
    const onWait = vi.fn<(cancel: (() => void) | undefined) => void>()
    const second = send(open(), success, { onWait })
    while (onWait.mock.calls.length === 0) await pass(1)
    await pass(90_000)
    expect(await second).toBeUndefined()
    respond(success)
    while (tab.get().mine[0]?.state !== 'accepted') await pass(1)
    await pass(10)
    expect(await first).toMatchObject({ result: 'accepted' })
    expect(keys).toHaveLength(1)
  })
})

describe('what the customer is told', () => {
  it.each([
    [new Date(2026, 0, 15, 23, 59), 'at 14:05'],
    [new Date(2026, 0, 16, 0, 1), 'on 15 January 2026 at 14:05'],
    [new Date(2026, 1, 15, 14, 5), 'on 15 January 2026 at 14:05'],
  ])('seen at %s is %j', (now, text) => {
    expect(sentWhen(new Date(2026, 0, 15, 14, 5).getTime(), now)).toBe(text)
  })

  it('after signing out denies an order only if that is known of every order', () => {
    expect(signOutText('expiredAtOrder', false)).toContain("The bank hasn't carried out your order.")
    for (const reason of ['expiredAtOrder', 'expired', 'idle', 'logOut'] as const)
      expect(signOutText(reason, true)).toContain('One of your orders may have gone through.')
    expect(signOutText('expired', false)).toBe('Your session has ended. Sign in again to continue.')
    expect(signOutText('idle', false)).toBe('You were signed out because you were inactive for a while.')
    expect(signOutText('logOut', false)).toBeUndefined()
  })
})
