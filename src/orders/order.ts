/** The rule of an order of money: what settles it. Pure. `orders.ts` keeps the list of orders and sends them. */
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { orderIds, type OrderId } from '#src/api/generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from '#src/api/reading/outcome.ts'
import type { Instant } from '#src/lib/dates.ts'
import { fieldsOf } from '#src/lib/fields.ts'

/** As this browser keeps it until it is settled: without payee and amount. */
export interface Order {
  /** The idempotency key of all its attempts. */
  key: string
  operation: OrderId
  /** Digest of the details in their normal form. */
  details: string
  /** Digest of the customer's email address, or of the token while no response has named the customer. */
  owner: string
  /** Of its last attempt: the bank may have it for a day after that. */
  sentAt: Instant
  attempts: number
  /** Ids of the rows like it before its first attempt, empty for a row without one. Null if the list was not read. */
  before: readonly string[] | null
  /** Equal orders that the bank had accepted but not listed before its first attempt: a later row may be theirs. */
  unlisted: number
  /** The bank has refused its only attempt: a list that lacks the order settles it, also a later one. */
  isRefused: boolean
  /**
   * `sent` may exist. `accepted`: its row is still to come, and the proof of the next equal order needs it. `listed`: a
   * tab that began before must ask. `refused` is only a notice.
   */
  state: 'sent' | 'accepted' | 'listed' | 'refused'
  /** Rows that the bank lists for it. */
  rows: number
  /** The customer needs no notice. The key stays. */
  isDismissed: boolean
}

/** A row of the bank's list that has the fields of an order. */
export interface Row {
  id?: string | undefined
  status?: PastTransfer['status'] | DepositRow['status'] | undefined
}

/** The bank's list shows it without having confirmed it: as standing, or as failed. */
export type Proof = 'listed' | 'declined'

/** `turnedAway`: the bank did not process its only attempt, and its list lacks the order. The key stays. */
export type OrderResult = 'accepted' | Proof | 'refused' | 'turnedAway' | 'unknown'

const dayMs = 86_400_000
const states: readonly unknown[] = ['sent', 'accepted', 'listed', 'refused'] satisfies Order['state'][]

export function isOrder(value: unknown): value is Order {
  const { key, operation, details, owner, sentAt, attempts, before, unlisted, state, rows } = fieldsOf(value)
  return (
    [key, details, owner].every((text) => typeof text === 'string') &&
    [attempts, unlisted, rows].every(Number.isInteger) &&
    (before === null || (Array.isArray(before) && before.every((id) => typeof id === 'string'))) &&
    orderIds.some((id) => id === operation) &&
    states.includes(state) &&
    typeof sentAt === 'number' &&
    !Number.isNaN(new Date(sentAt).getTime())
  )
}

/** `isExact`: every row can be told apart by its id, and none that was there has gone. */
function compared(before: readonly string[], rows: readonly Row[]): { added: Row[]; isExact: boolean } {
  const left = [...before]
  const added = rows.filter(({ id = '' }) => {
    const position = left.indexOf(id)
    if (position !== -1) left.splice(position, 1)
    return position === -1
  })
  const ids = rows.map(({ id = '' }) => id)
  return { added, isExact: left.length === 0 && !ids.includes('') && new Set(ids).size === ids.length }
}

/** What new rows prove, by id. Their dates prove nothing: the bank's clock may differ. `rows`: those like the order. */
export function proofOf({ before, unlisted, attempts }: Order, rows: readonly Row[] | undefined): Proof | undefined {
  if (before === null || rows === undefined) return undefined
  const { added, isExact } = compared(before, rows)
  if (!isExact) return undefined
  const standing = added.filter(({ status }) => status !== 'failed' && status !== 'declined').length
  if (standing > unlisted) return 'listed'
  // One failed row does not settle the order while another attempt may work.
  return standing === 0 && added.length - unlisted >= attempts ? 'declined' : undefined
}

export function isMissing({ before, unlisted }: Order, rows: readonly Row[] | undefined): boolean {
  if (rows === undefined) return false
  return before === null ? rows.length === 0 : compared(before, rows).added.length <= unlisted
}

/** No new row may be its own: what the customer may be told. Another order may have had the one that `isMissing` allows. */
export const isNowhere = (order: Order, rows: readonly Row[] | undefined): boolean =>
  isMissing({ ...order, unlisted: 0 }, rows)

/** The rows that the bank lists since before its first attempt. */
export function addedTo({ before }: Order, rows: readonly Row[] = []): readonly Row[] {
  return before === null ? [] : compared(before, rows).added
}

/** What the customer could know on confirming: orders, and ids in the bank's list if it was read. */
export interface Known {
  orders: readonly Order[]
  ids: ReadonlySet<string | undefined> | undefined
}

/** What came between: an equal order, or a row like it. */
export type Alike = Order | 'row'

/** `over`: keys of equal orders that the list settles. `unlisted`: of those accepted, how many it lacks. */
export type Decision =
  | { kind: 'settled'; order: Order; result: Proof }
  | { kind: 'asked'; alike: Alike }
  | { kind: 'send'; open: Order | undefined; over: ReadonlySet<string>; unlisted: number }

/** What is done with a confirmed order. `equal`: the kept orders with its details. `rows`: those like it, read now. */
export function decide(equal: readonly Order[], rows: readonly Row[] | undefined, known: Known): Decision {
  const isOver = (one: Order): boolean =>
    one.state === 'accepted'
      ? proofOf(one, rows) !== undefined
      : one.state === 'sent' && one.isRefused && isMissing(one, rows)
  const open = equal.find((one) => one.state === 'sent' && !isOver(one))
  const proof = open && proofOf(open, rows)
  if (open !== undefined && proof !== undefined) return { kind: 'settled', order: open, result: proof }

  const stateBefore = ({ key }: Order) => known.orders.find((one) => one.key === key)?.state
  const cameBetween = (one: Order): boolean =>
    one.state !== 'refused' && one.state !== stateBefore(one) && stateBefore(one) !== 'accepted'
  const expected = equal.filter((one) => stateBefore(one) === 'accepted').length
  const added = rows?.filter(({ id }) => id !== undefined && known.ids?.has(id) === false) ?? []
  const between = equal.find(cameBetween)
  // The customer is asked about the one that the next press would send again.
  if (between !== undefined || added.length > expected) return { kind: 'asked', alike: open ?? between ?? 'row' }

  const over = new Set(equal.filter(isOver).map(({ key }) => key))
  const unlisted = equal.filter(({ state, key }) => state === 'accepted' && !over.has(key)).length
  return { kind: 'send', open, over, unlisted }
}

/** The list with an order that is sent now, and what is over told. */
export function withAttempt(orders: readonly Order[], order: Order, over: ReadonlySet<string>): readonly Order[] {
  const others = orders.flatMap((one): Order | [] => {
    if (!over.has(one.key)) return one.key === order.key ? [] : one
    return one.state === 'accepted' ? { ...one, state: 'listed' } : []
  })
  return [...others, order]
}

/** `rows`: those like the order in a list that was read after the outcome. */
export function resultOf(order: Order, outcome: AnyOutcome, rows: readonly Row[] | undefined): OrderResult {
  if (outcome.kind === 'success') return 'accepted'
  const proof = proofOf(order, rows)
  if (proof !== undefined) return proof
  // A refusal of a later attempt proves nothing about the first.
  if (order.attempts > 1 || mayHaveWorked(outcome) || !isMissing(order, rows)) return 'unknown'
  return outcome.kind === 'refused' ? 'refused' : 'turnedAway'
}

/** `isSeen`: the screen of the order says so. Otherwise a notice does. */
export function withResult(
  orders: readonly Order[],
  { key, isRefused }: Order,
  result: OrderResult,
  isSeen: boolean,
  rows?: readonly Row[],
): readonly Order[] {
  return orders.flatMap((order) => {
    if (order.key !== key) return order
    switch (result) {
      case 'accepted':
        return { ...order, state: 'accepted', isDismissed: isSeen } as const
      case 'listed': {
        const added = addedTo(order, rows).length - order.unlisted
        return { ...order, state: 'listed', rows: added, isDismissed: isSeen && added < 2 } as const
      }
      case 'declined':
        return []
      case 'refused':
        return isSeen ? [] : ({ ...order, state: 'refused', isDismissed: false } as const)
      case 'turnedAway':
        return { ...order, isDismissed: isSeen }
      case 'unknown':
        return { ...order, isRefused }
    }
  })
}

/** What the bank has is needed for a day. */
export function withoutOld(orders: readonly Order[], now: Instant): readonly Order[] {
  const isDone = ({ state }: Order): boolean => state === 'accepted' || state === 'listed'
  return orders.filter((order) => !isDone(order) || Math.abs(now - order.sentAt) < dayMs)
}
