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
  proofOf,
  restored,
  resultOf,
  settled,
  shown,
  unsettled,
  warnings,
  type ListedRow,
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
  underway: 0,
  doubts: 0,
  isOnScreen: false,
  isDismissed: false,
  details: { identity: 'rent', before: [] },
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
    const orders = begun([order('other')], { key, operation, sentAt, owner, details: { identity: 'rent', before: [] } })
    expect(orders).toEqual([order('other'), order('new', { underway: 1, isOnScreen: true })])
  })

  it('is on the screen again after another attempt, and keeps its age and its doubt', () => {
    const before = [order('one', { doubts: 1, isDismissed: true }), order('other')]
    const { key, operation, owner } = order('one')
    const again = begun(before, {
      key,
      operation,
      sentAt: 9000,
      owner,
      details: { identity: 'rent', before: [{ id: '5' }] },
    })
    expect(again).toEqual([order('one', { underway: 1, doubts: 1, isOnScreen: true }), order('other')])
  })
})

describe('a result', () => {
  it.each([
    ['a success', success, 0, []],
    ['a success after a doubtful attempt', success, 1, []],
    ['a refusal of the only attempt', refused, 0, []],
    ['a refusal after a doubtful attempt', refused, 1, [1]],
    ['a lost connection', lost, 0, [1]],
    ['a lost connection after a doubtful attempt', lost, 1, [2]],
  ] as const)('%s', (_what, outcome, doubts, left) => {
    const open = [order('other'), order('one', { underway: 1, doubts })]
    expect(answered(open, 'one', outcome)).toEqual([order('other'), ...left.map((doubts) => order('one', { doubts }))])
  })

  it('changes nothing if the order is not open', () => {
    const orders = [order('one')]
    expect(answered(orders, 'gone', lost)).toBe(orders)
  })
})

describe('the outcome of an order', () => {
  const asked = { key: 'one', operation: 'submitTransfer', before: [] } as const

  it('is known from a success, from the list, or from a refusal while no equal order is open', () => {
    expect(resultOf([], asked, success, undefined)).toBe('accepted')
    expect(resultOf([order('one')], asked, lost, 'listed')).toBe('listed')
    expect(resultOf([order('one')], asked, lost, 'declined')).toBe('declined')
    expect(resultOf([], asked, refused, undefined)).toBe('refused')
    expect(resultOf([], asked, refused, 'declined')).toBe('refused')
    expect(resultOf([order('one')], asked, refused, undefined)).toBe('unknown')
  })

  it.each([
    ['from before a reload', {}, 'unknown'],
    ['whose warning was dismissed', { isDismissed: true }, 'refused'],
    ['of another operation', { operation: 'submitUpgrade' }, 'refused'],
    ['with details, which are others', { details: { identity: 'food', before: [] } }, 'refused'],
    ['of another customer', { isMine: false }, 'refused'],
    ['that has certainly not worked', { doubts: 0 }, 'refused'],
  ] as const)('beside an open order %s', (_what, changes, result) => {
    const other = order('other', { doubts: 1, details: undefined, ...changes })
    expect(resultOf([other], asked, refused, undefined)).toBe(result)
    const declined = [{ id: '1', status: 'failed' }] as const
    expect(proofOf([order('one', { doubts: 1 }), other], asked, declined)).toBe(
      result === 'unknown' ? undefined : 'declined',
    )
  })
})

describe('the rows like an order in the list', () => {
  const row = (id: string | undefined, status?: ListedRow['status']): ListedRow => ({ id, status })
  const proof = (before: readonly ListedRow[] | undefined, now: readonly ListedRow[] | undefined, doubts = 1) =>
    proofOf([order('one', { doubts })], { key: 'one', operation: 'submitTransfer', before }, now)

  it.each<[string, readonly ListedRow[] | undefined, readonly ListedRow[] | undefined, string | undefined, number?]>([
    ['if there are none', [], [], undefined],
    ['if the list before is unknown', undefined, [row('1')], undefined],
    ['if the list now is unknown', [], undefined, undefined],
    ['with a new id', [row('1')], [row('2', 'in_progress'), row('1')], 'listed'],
    ['with a new id and no readable status', [], [row('1')], 'listed'],
    ['with a new id beside a failed one', [], [row('1', 'failed'), row('2', 'successful')], 'listed'],
    ['with the ids from before', [row('1')], [row('1')], undefined],
    ['with one id that has failed since', [row('1', 'in_progress')], [row('1', 'failed')], undefined],
    ['with a new id that failed', [row('1')], [row('1'), row('2', 'failed')], 'declined'],
    ['with a new id that was declined', [], [row('1', 'declined')], 'declined'],
    ['with one that failed of two attempts', [], [row('1', 'failed')], undefined, 2],
    ['with two that failed of two attempts', [], [row('1', 'failed'), row('2', 'failed')], 'declined', 2],
    ['without ids, one more', [row(undefined)], [row(undefined), row(undefined)], 'listed'],
    ['without ids, as many', [row(undefined)], [row(undefined)], undefined],
    [
      'without ids, one more after a failed one',
      [row(undefined, 'failed')],
      [row(undefined, 'failed'), row(undefined)],
      'listed',
    ],
    [
      'without ids, one more, of which one failed',
      [row(undefined)],
      [row(undefined), row(undefined, 'failed')],
      undefined,
    ],
    ['without ids, both failed', [row(undefined)], [row(undefined, 'failed'), row(undefined, 'failed')], 'declined'],
    ['that got an id since', [row(undefined)], [row('1')], undefined],
  ])('[R127, R151, R206] %s', (_what, before, now, expected, doubts) => {
    expect(proof(before, now, doubts)).toBe(expected)
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
      order('new', { operation: 'submitUpgrade', sentAt: 7, isMine: false, doubts: 1, details: undefined }),
    )
  })

  it('are unsettled while they may exist, and warned of when no screen shows them', () => {
    const orders = [
      order('doubtful', { doubts: 1 }),
      order('not mine', { doubts: 1, isMine: false }),
      order('on its way'),
      order('shown', { isOnScreen: true }),
      order('dismissed', { isDismissed: true }),
    ]
    expect(keysOf(unsettled(orders))).toEqual(['doubtful'])
    expect(keysOf(warnings(orders))).toEqual(['doubtful', 'on its way'])
  })
})
