import { afterOutcome, type Attempts } from '#src/api/attempts.ts'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { OrderId } from '#src/api/generated/operations.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'

/** What a reload keeps of an order: neither payee nor amount, and no key. */
export interface OrderFlag {
  operation: OrderId
  sentAt: number
  /** Identify the customer: a digest of the email address with this salt. */
  salt: string
  digest: string
}

/** Of a row in the bank's list that has the fields of an order. */
export interface ListedRow {
  id?: string | undefined
  status?: PastTransfer['status'] | DepositRow['status'] | undefined
}

interface Details {
  /** A digest: orders with the same details are the same order. */
  identity: string
  /** The rows like it in the bank's list before the first attempt; undefined if unknown. */
  before: readonly ListedRow[] | undefined
}

/** After a reload the key is only an id within the page. */
export interface OpenOrder extends Attempts {
  operation: OrderId
  sentAt: number
  owner: Pick<OrderFlag, 'salt' | 'digest'> | undefined
  isMine: boolean
  isOnScreen: boolean
  /** The customer needs no warning. The key stays: the same details are still the same order. */
  isDismissed: boolean
  details: Details | undefined
}

export type Orders = readonly OpenOrder[]

/** Found in the bank's list without a success response; `declined`: the list shows it as failed or declined. */
export type Proof = 'listed' | 'declined'

export type OrderResult =
  | 'accepted'
  | Proof
  /** This attempt or an earlier one may have worked. */
  | 'unknown'
  | 'refused'

export type Begun = Pick<OpenOrder, 'key' | 'operation'> & Pick<Details, 'before'>

export function openOrder(orders: Orders, operation: OrderId, identity: string): OpenOrder | undefined {
  return orders.find((one) => one.isMine && one.operation === operation && one.details?.identity === identity)
}

export function begun(
  orders: Orders,
  { key, ...order }: Pick<OpenOrder, 'key' | 'operation' | 'sentAt' | 'owner'> & { details: Details },
): Orders {
  const known = orders.find((one) => one.key === key)
  if (known !== undefined)
    return change(orders, key, { underway: known.underway + 1, isOnScreen: true, isDismissed: false })
  const attempt = { isMine: true, underway: 1, doubts: 0, isOnScreen: true, isDismissed: false }
  return [...orders, { key, ...order, ...attempt }]
}

export function answered(orders: Orders, key: string, outcome: AnyOutcome): Orders {
  const order = orders.find((one) => one.key === key)
  if (order === undefined) return orders
  const next = afterOutcome(order, outcome)
  return next === undefined ? settled(orders, key) : change(orders, key, next)
}

export function settled(orders: Orders, key: string): Orders {
  return orders.filter((one) => one.key !== key)
}

export function dismissed(orders: Orders, key: string): Orders {
  return change(orders, key, { isDismissed: true })
}

export function shown(orders: Orders, key: string, isOnScreen: boolean): Orders {
  return change(orders, key, { isOnScreen })
}

/**
 * What rows like the order prove that were not listed before its first attempt: by id, or by number if they have none.
 * Their dates prove nothing: the bank's clock may differ, and a date may have no zone.
 */
export function proofOf(
  orders: Orders,
  { key, operation, before }: Begun,
  listed: readonly ListedRow[] | undefined,
): Proof | undefined {
  if (before === undefined || listed === undefined) return undefined
  const nameless = before.filter(({ id }) => id === undefined)
  const added = listed.filter(({ id }) => id === undefined || !before.some((row) => row.id === id))
  if (standing(added) > standing(nameless)) return 'listed'
  // While another attempt may work, too, one declined row does not settle the order.
  const { underway = 0, doubts = 0 } = orders.find((one) => one.key === key) ?? {}
  const attempts = Math.max(1, underway + doubts)
  const isDeclined = added.length - standing(added) >= nameless.length + attempts
  return isDeclined && !mayBeEarlier(orders, operation) ? 'declined' : undefined
}

/** A status that cannot be read counts: the order is in the list. */
function standing(rows: readonly ListedRow[]): number {
  return rows.filter(({ status }) => status !== 'failed' && status !== 'declined').length
}

export function resultOf(
  orders: Orders,
  { key, operation }: Begun,
  outcome: AnyOutcome,
  proof: Proof | undefined,
): OrderResult {
  if (outcome.kind === 'success') return 'accepted'
  if (proof === 'listed') return 'listed'
  const isOpen = orders.some((one) => one.key === key)
  return isOpen || mayBeEarlier(orders, operation) ? (proof ?? 'unknown') : 'refused'
}

/** An order from before a reload may be the same: its details are unknown. */
function mayBeEarlier(orders: Orders, operation: OrderId): boolean {
  return unsettled(orders).some((one) => one.operation === operation && one.details === undefined && !one.isDismissed)
}

/** At the end of a session nothing is shown until a customer signs in. An order without a known owner is dropped. */
export function left(orders: Orders): Orders {
  return orders
    .filter(({ owner }) => owner !== undefined)
    .map((order) => ({ ...order, isMine: false, isOnScreen: false }))
}

/** Call it when the bank has sent who is signed in. `owns`: whether an earlier order is this customer's. */
export function identified(
  orders: Orders,
  owner: Exclude<OpenOrder['owner'], undefined>,
  owns: (order: OpenOrder) => boolean,
): Orders {
  return orders.map((order) => (order.isMine ? { ...order, owner } : { ...order, isMine: owns(order) }))
}

export function flagsOf(orders: Orders): OrderFlag[] {
  return orders.flatMap(({ operation, sentAt, owner, isDismissed }) =>
    owner === undefined || isDismissed ? [] : { operation, sentAt, ...owner },
  )
}

export function restored({ operation, sentAt, ...owner }: OrderFlag, key: string): OpenOrder {
  const flags = { isMine: false, isOnScreen: false, isDismissed: false }
  return { key, underway: 0, doubts: 1, operation, sentAt, owner, ...flags, details: undefined }
}

export function unsettled(orders: Orders): Orders {
  return orders.filter(({ isMine, underway, doubts }) => isMine && underway + doubts > 0)
}

export function warnings(orders: Orders): Orders {
  return orders.filter(({ isMine, isOnScreen, isDismissed }) => isMine && !isOnScreen && !isDismissed)
}

function change(orders: Orders, key: string, changes: Partial<OpenOrder>): Orders {
  return orders.map((order) => (order.key === key ? { ...order, ...changes } : order))
}
