import { describe, expect, it } from 'vitest'
import { failed, type AnyOutcome } from '#src/api/reading/outcome.ts'
import {
  abandoned,
  answered,
  begun,
  claimed,
  concluded,
  dismissed,
  flagsOf,
  identified,
  left,
  merged,
  notices,
  openOrder,
  proofOf,
  restored,
  resultOf,
  settled,
  sharedBy,
  shown,
  told,
  unlistedIn,
  unsettled,
  withoutGone,
  type ListedRow,
  type OpenOrder,
  type OrderResult,
  type Orders,
} from '#src/orders/model.ts'

const ada = { salt: 'a', digest: 'ada' }
const reply = { data: {}, message: undefined, fields: [], violations: [] }
const success: AnyOutcome = { kind: 'success', ...reply }
const refused: AnyOutcome = { kind: 'refused', ...reply }
const lost = failed('network')
const busy = failed('tooManyRequests')
const rent = { identity: 'rent', before: [], unlisted: 0 }
const food = { ...rent, identity: 'food' }

const order = (key: string, changes: Partial<OpenOrder> = {}): OpenOrder => ({
  key,
  operation: 'submitTransfer',
  sentAt: 1000,
  owner: ada,
  isMine: true,
  underway: 0,
  doubts: 0,
  isOnScreen: false,
  isElsewhere: false,
  hasDraft: false,
  end: undefined,
  isDismissed: false,
  details: rent,
  ...changes,
})

const keysOf = (orders: readonly OpenOrder[]) => orders.map(({ key }) => key)

describe('an open order', () => {
  it('is found by operation and details, for its customer only', () => {
    const orders = [
      order('not mine', { isMine: false }),
      order('a payment', { operation: 'submitPayment' }),
      order('other details', { details: { ...food, before: undefined } }),
      order('before a reload', { details: undefined }),
      order('accepted', { end: 'accepted' }),
      order('this one'),
    ]
    expect(openOrder(orders, 'submitTransfer', 'rent')?.key).toBe('this one')
    expect(openOrder(orders, 'submitUpgrade', 'rent')).toBeUndefined()
  })

  it('starts on the screen, without doubt and without a warning', () => {
    const { key, operation, sentAt, owner } = order('new')
    const first = { sentAt, owner, details: rent }
    const claim = claimed([order('other')], { key, operation, ...first, details: { ...rent, before: undefined } })
    expect(notices(claim)).toEqual([])
    const orders = begun(claim, 'new', first)
    expect(orders).toEqual([order('other'), order('new', { underway: 1, isOnScreen: true })])
  })

  it('is on the screen again after another attempt, and keeps its age and its doubt', () => {
    const before = [order('one', { doubts: 1, isDismissed: true }), order('other')]
    const { owner } = order('one')
    const again = begun(before, 'one', { sentAt: 9000, owner, details: { ...rent, before: [{ id: '5' }] } })
    expect(again).toEqual([order('one', { underway: 1, doubts: 1, isOnScreen: true }), order('other')])
  })
})

describe('an order that is not sent', () => {
  it('is gone, unless an attempt of it was sent', () => {
    const orders = [order('claimed'), order('doubted', { doubts: 1 }), order('accepted', { end: 'accepted' })]
    const left = orders.reduce<Orders>((all, { key }) => abandoned(all, key), orders)
    expect(keysOf(left)).toEqual(['doubted', 'accepted'])
  })
})

describe('a response', () => {
  it.each([
    ['of success', success, 0, { end: 'accepted' }],
    ['of success after a doubtful attempt', success, 1, { end: 'accepted' }],
    ['of refusal', refused, 0, { doubts: 1 }],
    ['that is lost', lost, 0, { doubts: 1 }],
    ['that is lost after a doubtful attempt', lost, 1, { doubts: 2 }],
    ['429', busy, 0, { doubts: 1 }],
    ['to nothing, as nothing was sent, after a doubtful attempt', undefined, 1, { doubts: 1 }],
  ] as const)('%s', (_what, outcome, doubts, changes) => {
    const open = [order('other'), order('one', { underway: 1, doubts })]
    expect(answered(open, 'one', outcome)).toEqual([order('other'), order('one', changes)])
  })

  it('is not awaited if nothing was sent', () => {
    expect(answered([order('other'), order('one', { underway: 1 })], 'one', undefined)).toEqual([order('other')])
  })

  it('of success settles nothing while another attempt is under way, whose response must not deny it', () => {
    expect(answered([order('one', { underway: 2 })], 'one', success)).toEqual([
      order('one', { underway: 1, doubts: 1 }),
    ])
  })

  it('changes nothing if the order is not open', () => {
    const orders = [order('one')]
    expect(answered(orders, 'gone', lost)).toBe(orders)
  })
})

const asked = { key: 'one', operation: 'submitTransfer', before: [], unlisted: 0 } as const
const doubtful = order('one', { doubts: 1 })
const row = (id: string | undefined, status?: ListedRow['status']): ListedRow => ({ id, status })

describe('the outcome of an order', () => {
  it.each<[string, AnyOutcome, readonly ListedRow[] | undefined, string, Partial<OpenOrder>?]>([
    ['a success', success, undefined, 'accepted'],
    ['a refusal, if the list lacks it', refused, [], 'refused'],
    ['a refusal, if the list cannot be read', refused, undefined, 'unknown'],
    ['a refusal after an attempt that may have worked', refused, [], 'unknown', { doubts: 2 }],
    ['a refusal while another attempt is under way', refused, [], 'unknown', { underway: 1 }],
    ['a refusal of a repetition, if the list has it', refused, [row('1')], 'listed'],
    ['429, if the list lacks it', busy, [], 'refused'],
    ['429, if the list cannot be read', busy, undefined, 'unknown'],
    ['413, if the list cannot be read', failed('tooLarge'), undefined, 'unknown'],
    ['a lost connection, if the list lacks it', lost, [], 'unknown'],
    ['a lost connection, if the list has it', lost, [row('1')], 'listed'],
    ['a lost connection, if the list has it as failed', lost, [row('1', 'failed')], 'declined'],
  ])('[R127, R206] is known after %s', (_what, outcome, listed, result, changes) => {
    expect(resultOf([{ ...doubtful, ...changes }], asked, outcome, listed)).toBe(result)
  })

  it('[R127, R206] is not denied by a list that has equal rows if it is unknown whether they are older', () => {
    const unread = { ...asked, before: undefined }
    expect(resultOf([doubtful], unread, refused, [row('1')])).toBe('unknown')
    expect(resultOf([doubtful], unread, refused, [])).toBe('refused')
  })

  it('[R127, R206] is not proven by the row of an earlier order that the bank had not listed yet', () => {
    const accepted = order('earlier', { end: 'accepted' })
    expect(unlistedIn([accepted], 'submitTransfer', 'rent', [])).toBe(1)
    expect(unlistedIn([accepted, accepted], 'submitTransfer', 'rent', [row('1', 'failed')])).toBe(1)
    expect(unlistedIn([accepted], 'submitTransfer', 'rent', [row('1')])).toBe(0)
    expect(unlistedIn([accepted], 'submitTransfer', 'rent', undefined)).toBe(1)
    expect(unlistedIn([accepted], 'submitTransfer', 'food', [])).toBe(0)
    const second = { ...asked, unlisted: 1 }
    expect(resultOf([doubtful], second, refused, [row('1')])).toBe('refused')
    expect(resultOf([doubtful], second, lost, [row('1')])).toBe('unknown')
    expect(resultOf([doubtful], second, lost, [row('1', 'failed')])).toBe('unknown')
    expect(resultOf([doubtful], second, lost, [row('1'), row('2')])).toBe('listed')
  })

  it.each([
    ['from before a reload', {}, 'unknown'],
    ['whose warning was dismissed', { isDismissed: true }, 'refused'],
    ['of another operation', { operation: 'submitUpgrade' }, 'refused'],
    ['with details, which are others', { details: food }, 'refused'],
    ['of another customer', { isMine: false }, 'refused'],
    ['that has certainly not worked', { doubts: 0 }, 'refused'],
  ] as const)('beside an open order %s', (_what, changes, result) => {
    const other = order('other', { doubts: 1, details: undefined, ...changes })
    expect(told([doubtful, other], 'submitTransfer', 'refused')).toBe(result)
    expect(proofOf([doubtful, other], asked, [row('1', 'failed')])).toBe(result === 'unknown' ? undefined : 'declined')
  })
})

describe('a concluded order', () => {
  const concludedAs = (result: OrderResult, changes: Partial<OpenOrder> = {}, outcome?: AnyOutcome) =>
    concluded([{ ...doubtful, ...changes }], 'one', result, outcome)

  it.each(['accepted', 'listed'] as const)('that is %s leaves a notice unless its screen is shown', (result) => {
    const end: Partial<OpenOrder> = { end: 'accepted', ...(result === 'listed' && { isFound: true }) }
    expect(concludedAs(result)).toEqual([order('one', end)])
    expect(flagsOf(concludedAs(result)), 'the notice states what the list shows').toHaveLength(
      result === 'listed' ? 0 : 1,
    )
    const onScreen = { isOnScreen: true, isDismissed: true }
    expect(concludedAs(result, onScreen)).toEqual([order('one', { ...onScreen, ...end })])
    expect(concludedAs(result, { isMine: false, isDismissed: true })).toEqual([order('one', { isMine: false, ...end })])
  })

  it('that is accepted stays open while another attempt is under way, unless the list has it', () => {
    const underway = { underway: 1 }
    expect(concludedAs('accepted', underway)).toEqual([order('one', { ...underway, doubts: 1 })])
    const listed = concludedAs('listed', underway)
    const end: Partial<OpenOrder> = { end: 'accepted', isFound: true }
    expect(listed).toEqual([order('one', { ...underway, ...end })])
    expect(answered(listed, 'one', lost)).toEqual([order('one', end)])
  })

  it('that is declined stays doubtful unless its screen is shown', () => {
    expect(concludedAs('declined')).toEqual([doubtful])
    expect(concludedAs('declined', { isOnScreen: true })).toEqual([])
  })

  it('that is refused keeps its key unless the bank itself refused it', () => {
    const refusal = concludedAs('refused', {}, refused)
    expect(notices(refusal)).toHaveLength(1)
    expect(openOrder(refusal, 'submitTransfer', 'rent')).toBeUndefined()
    const turnedAway = concludedAs('refused', { isOnScreen: true }, busy)
    expect(openOrder(turnedAway, 'submitTransfer', 'rent')?.key).toBe('one')
    expect(concludedAs('refused', {}, busy), 'nobody has seen it').toEqual([doubtful])
    expect([unsettled(turnedAway), notices(shown(turnedAway, 'one', false)), flagsOf(turnedAway)]).toEqual([[], [], []])
  })
})

describe('the rows like an order in the list', () => {
  const proof = (before: readonly ListedRow[] | undefined, now: readonly ListedRow[] | undefined, doubts = 1) =>
    proofOf([order('one', { doubts })], { ...asked, before }, now)

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

describe('an order of another tab', () => {
  const share = (changes: Partial<OpenOrder> = {}, key = 'one') => {
    const [shared] = sharedBy([order(key, { isOnScreen: true, doubts: 1, ...changes })])
    if (shared === undefined) throw new Error('It is not shared.')
    return shared
  }

  it('is shared only if its customer is known and signed in', () => {
    expect(sharedBy([order('one', { isMine: false }), order('two', { owner: undefined })])).toEqual([])
  })

  it('is one that may exist, and nothing to warn of while that tab waits for its response', () => {
    const doubtful = order('one', { isMine: false, doubts: 1 })
    expect(merged([], share())).toEqual([doubtful])
    const waiting = merged([], share({ underway: 1, doubts: 0 }))
    expect(waiting).toEqual([{ ...doubtful, isElsewhere: true }])
    expect(merged(waiting, share())).toEqual([doubtful])
    expect(flagsOf(waiting)).toEqual([])
  })

  it('adds its attempts to those of this tab', () => {
    expect(merged([order('one', { underway: 1 })], share({ doubts: 2 }))).toEqual([
      order('one', { underway: 1, doubts: 1 }),
    ])
    expect(merged([order('one', { doubts: 3 })], share())).toEqual([order('one', { doubts: 3 })])
    const underway = [order('one', { underway: 1 })]
    expect(merged(underway, share({ end: 'refused', details: undefined }))).toBe(underway)
  })

  it('is accepted for good, and its end is told only where it was warned of', () => {
    const accepted = share({ end: 'accepted', doubts: 0 })
    const [end] = merged([order('one', { doubts: 1 })], accepted)
    expect(end).toMatchObject({ end: 'accepted', isElsewhere: false })
    expect(merged([], accepted)).toMatchObject([{ end: 'accepted', isElsewhere: true }])
    expect(merged(end ? [end] : [], share())).toEqual([end])
    expect(left(merged([], accepted))).toMatchObject([{ isElsewhere: true }])
    expect(left(merged([], share({ underway: 1, doubts: 0 })))).toMatchObject([{ isElsewhere: false }])
  })

  it('that was turned away there is still one that may exist', () => {
    const turnedAway = share({ end: 'refused', doubts: 0 })
    expect(merged([order('one', { doubts: 1 })], turnedAway)).toEqual([order('one', { doubts: 1 })])
    expect(notices(merged([], turnedAway))).toEqual([])
  })

  it('is the same as the one that a reload has left a flag of', () => {
    const { operation, sentAt } = order('one')
    const before = identified([restored({ operation, sentAt, ...ada }, 'flag')], ada, () => true)
    expect(merged(before, share())).toEqual([order('one', { doubts: 1 })])
    expect(merged(before, share({ owner: { salt: 'b', digest: 'another of ada' } }))).toHaveLength(1)
    const known = [order('one', { doubts: 1 })]
    expect(merged(known, share({ details: undefined }, 'flag'))).toBe(known)
    expect(merged(before, share({ details: undefined }, 'flag of another tab'))).toEqual(before)
    expect(merged(before, share({ details: undefined, end: 'refused' }))).toMatchObject([
      { key: 'one', end: 'refused' },
    ])
    expect(merged(known, share({ details: food }, 'two')), 'at the same time').toHaveLength(2)
    expect(merged(before, share({ sentAt: 2000 }))).toHaveLength(2)
    expect(merged(before, share({ operation: 'submitUpgrade' }))).toHaveLength(2)
  })

  it('goes when it is settled there, unless this tab has sent it, too', () => {
    const orders = [order('one'), order('two'), order('three', { underway: 1 })]
    expect(keysOf(withoutGone(orders, ['one', 'three']))).toEqual(['two', 'three'])
  })
})

it('an order that the response to another attempt has accepted is proven', () => {
  const orders = [order('one', { end: 'accepted' })]
  expect(proofOf(orders, asked, undefined)).toBe('listed')
  expect(resultOf(orders, asked, refused, undefined)).toBe('listed')
  expect(openOrder(orders, 'submitTransfer', 'rent')).toBeUndefined()
  expect(openOrder(orders, 'submitTransfer', 'rent', 'one')?.key).toBe('one')
})

describe('open orders', () => {
  it('change one at a time', () => {
    const orders = [order('one'), order('two')]
    expect(settled(orders, 'one')).toEqual([order('two')])
    expect(dismissed(orders, 'two')).toEqual([order('one'), order('two', { isDismissed: true })])
    expect(shown(orders, 'one', true)).toEqual([order('one', { isOnScreen: true }), order('two')])
  })

  it('are hidden at the end of a session, and dropped without an owner or an attempt', () => {
    const orders = [
      order('one', { isOnScreen: true, doubts: 1 }),
      order('unknown', { owner: undefined, doubts: 1 }),
      order('claimed'),
    ]
    expect(left(orders)).toEqual([order('one', { isMine: false, hasDraft: true, doubts: 1 })])
  })

  it('are shown to their owner, together with those of this session', () => {
    const eve = { salt: 'a', digest: 'eve' }
    const before = [order('earlier', { doubts: 1 }), order('eve’s', { owner: eve, doubts: 1 })]
    const orders = [order('now', { owner: undefined }), ...left(before)]
    expect(identified(orders, ada, ({ owner }) => owner?.digest === 'ada')).toEqual([
      order('now'),
      order('earlier', { doubts: 1 }),
      order('eve’s', { owner: eve, isMine: false, doubts: 1 }),
    ])
  })

  it('leave a flag each, unless the warning was dismissed or the owner is unknown', () => {
    const orders = [
      order('one', { doubts: 1 }),
      order('two', { doubts: 1, isDismissed: true }),
      order('three', { doubts: 1, owner: undefined }),
      order('refused', { end: 'refused' }),
    ]
    const flag = { operation: 'submitTransfer', sentAt: 1000, ...ada }
    expect(flagsOf(orders)).toEqual([flag])
    expect(flagsOf([order('accepted unseen', { end: 'accepted' })])).toEqual([flag])
  })

  it('are restored from a flag as doubtful, without details or owner', () => {
    const flag = { operation: 'submitUpgrade', sentAt: 7, ...ada } as const
    expect(restored(flag, 'new')).toEqual(
      order('new', { operation: 'submitUpgrade', sentAt: 7, isMine: false, doubts: 1, details: undefined }),
    )
  })

  it('are unsettled while they may exist, and leave a notice when no screen shows them', () => {
    const orders = [
      order('doubtful', { doubts: 1 }),
      order('not mine', { doubts: 1, isMine: false }),
      order('on its way', { underway: 1 }),
      order('shown', { doubts: 1, isOnScreen: true }),
      order('dismissed', { doubts: 1, isDismissed: true }),
      order('accepted', { end: 'accepted' }),
      order('turned away'),
    ]
    expect(keysOf(unsettled(orders))).toEqual(['doubtful', 'on its way', 'shown', 'dismissed'])
    expect(keysOf(notices(orders))).toEqual(['doubtful', 'on its way', 'accepted'])
  })
})
