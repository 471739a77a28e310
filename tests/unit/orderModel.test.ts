import { describe, expect, it } from 'vitest'
import { failed, type AnyOutcome } from '#src/api/reading/outcome.ts'
import {
  answered,
  begun,
  dismissed,
  flagsOf,
  identified,
  left,
  openOrder,
  restored,
  resultOf,
  settled,
  shown,
  unsettled,
  warnings,
  type OpenOrder,
} from '#src/orders/model.ts'

const ada = { salt: 'a', digest: 'ada' }
const reply = { data: {}, message: undefined, fields: [], violations: [] }
const success: AnyOutcome = { kind: 'success', ...reply }
const refused: AnyOutcome = { kind: 'refused', ...reply }
const lost = failed('network')

const order = (key: string, changes: Partial<OpenOrder> = {}): OpenOrder => ({
  key,
  operation: 'submitTransfer',
  sentAt: 1000,
  owner: ada,
  isMine: true,
  isUnderway: false,
  mayExist: false,
  isOnScreen: false,
  isDismissed: false,
  details: { identity: 'rent', before: 2 },
  ...changes,
})

const keysOf = (orders: readonly OpenOrder[]) => orders.map(({ key }) => key)

describe('an open order', () => {
  it('is found by operation and details, for its customer only', () => {
    const orders = [
      order('not mine', { isMine: false }),
      order('a payment', { operation: 'submitPayment' }),
      order('other details', { details: { identity: 'food', before: undefined } }),
      order('before a reload', { details: undefined }),
      order('this one'),
    ]
    expect(openOrder(orders, 'submitTransfer', 'rent')?.key).toBe('this one')
    expect(openOrder(orders, 'submitUpgrade', 'rent')).toBeUndefined()
  })

  it('starts on the screen, without doubt and without a warning', () => {
    const { key, operation, sentAt, owner } = order('new')
    const orders = begun([order('other')], { key, operation, sentAt, owner, details: { identity: 'rent', before: 2 } })
    expect(orders).toEqual([order('other'), order('new', { isUnderway: true, isOnScreen: true })])
  })

  it('is on the screen again after another attempt, and keeps its age and its doubt', () => {
    const before = [order('one', { mayExist: true, isDismissed: true }), order('other')]
    const { key, operation, owner } = order('one')
    const again = begun(before, { key, operation, sentAt: 9000, owner, details: { identity: 'rent', before: 5 } })
    expect(again).toEqual([order('one', { isUnderway: true, mayExist: true, isOnScreen: true }), order('other')])
  })
})

describe('a result', () => {
  it.each([
    ['a success', success, false, []],
    ['a success after a doubtful attempt', success, true, []],
    ['a refusal of the only attempt', refused, false, []],
    ['a refusal after a doubtful attempt', refused, true, [true]],
    ['a lost connection', lost, false, [true]],
  ] as const)('%s', (_what, outcome, mayExist, doubts) => {
    const open = [order('other'), order('one', { isUnderway: true, mayExist })]
    expect(answered(open, 'one', outcome)).toEqual([
      order('other'),
      ...doubts.map((doubt) => order('one', { mayExist: doubt })),
    ])
  })

  it('for an order that is no longer open changes nothing', () => {
    const orders = [order('one')]
    expect(answered(orders, 'gone', lost)).toBe(orders)
  })
})

describe('the outcome of an order', () => {
  const asked = { key: 'one', operation: 'submitTransfer' } as const

  it('is known from a success, from the list, or from a refusal while no equal order is open', () => {
    expect(resultOf([], asked, success, false)).toBe('accepted')
    expect(resultOf([order('one')], asked, lost, true)).toBe('listed')
    expect(resultOf([], asked, refused, false)).toBe('refused')
    expect(resultOf([order('one')], asked, refused, false)).toBe('unknown')
  })

  it.each([
    ['from before a reload', {}, 'unknown'],
    ['whose warning was dismissed', { isDismissed: true }, 'refused'],
    ['of another operation', { operation: 'submitUpgrade' }, 'refused'],
    ['with details, which are others', { details: { identity: 'food', before: 0 } }, 'refused'],
    ['of another customer', { isMine: false }, 'refused'],
    ['that has certainly not worked', { mayExist: false }, 'refused'],
  ] as const)('beside an open order %s', (_what, changes, result) => {
    const other = order('other', { mayExist: true, details: undefined, ...changes })
    expect(resultOf([other], asked, refused, false)).toBe(result)
  })
})

describe('open orders', () => {
  it('change one at a time', () => {
    const orders = [order('one'), order('two')]
    expect(settled(orders, 'one')).toEqual([order('two')])
    expect(dismissed(orders, 'two')).toEqual([order('one'), order('two', { isDismissed: true })])
    expect(shown(orders, 'one', true)).toEqual([order('one', { isOnScreen: true }), order('two')])
  })

  it('are hidden at the end of a session, and dropped without an owner', () => {
    expect(left([order('one', { isOnScreen: true }), order('unknown', { owner: undefined })])).toEqual([
      order('one', { isMine: false }),
    ])
  })

  it('are shown to their owner, together with those of this session', () => {
    const eve = { salt: 'a', digest: 'eve' }
    const orders = [order('now', { owner: undefined }), ...left([order('earlier'), order('eve’s', { owner: eve })])]
    expect(identified(orders, ada, ({ owner }) => owner?.digest === 'ada')).toEqual([
      order('now'),
      order('earlier'),
      order('eve’s', { owner: eve, isMine: false }),
    ])
  })

  it('leave a flag each, unless the warning was dismissed or the owner is unknown', () => {
    const orders = [order('one'), order('two', { isDismissed: true }), order('three', { owner: undefined })]
    expect(flagsOf(orders)).toEqual([{ operation: 'submitTransfer', sentAt: 1000, ...ada }])
  })

  it('are restored from a flag as doubtful, without details or owner', () => {
    const flag = { operation: 'submitUpgrade', sentAt: 7, ...ada } as const
    expect(restored(flag, 'new')).toEqual(
      order('new', { operation: 'submitUpgrade', sentAt: 7, isMine: false, mayExist: true, details: undefined }),
    )
  })

  it('are unsettled while they may exist, and warned of when no screen shows them', () => {
    const orders = [
      order('doubtful', { mayExist: true }),
      order('not mine', { mayExist: true, isMine: false }),
      order('on its way'),
      order('shown', { isOnScreen: true }),
      order('dismissed', { isDismissed: true }),
    ]
    expect(keysOf(unsettled(orders))).toEqual(['doubtful'])
    expect(keysOf(warnings(orders))).toEqual(['doubtful', 'on its way'])
  })
})
