import type { ActionId } from '#src/api/generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from '#src/api/reading/outcome.ts'

/** `x-effect: money` in the contract. */
export type OrderId = Extract<
  ActionId,
  'submitTransfer' | 'submitCryptoDeposit' | 'submitPayment' | 'submitFixedDeposit' | 'submitUpgrade'
>

/** What a reload keeps of an order: neither payee nor amount, and no key. */
export interface OrderFlag {
  operation: OrderId
  /** When it was first sent. Milliseconds since the epoch. */
  sentAt: number
  /** Identify the customer: a digest of the email address with this salt. */
  salt: string
  digest: string
}

interface Details {
  /** A digest: orders with the same details are the same order. */
  identity: string
  /** The number of such orders in the bank's list before the first attempt; undefined if unknown. */
  before: number | undefined
}

export interface OpenOrder {
  /** The idempotency key. After a reload only an id within the page. */
  key: string
  operation: OrderId
  sentAt: number
  owner: Pick<OrderFlag, 'salt' | 'digest'> | undefined
  isMine: boolean
  /** An attempt is being sent. */
  isUnderway: boolean
  /** An attempt may have worked. No later refusal settles the order. */
  mayExist: boolean
  isOnScreen: boolean
  /** The customer needs no warning. The key stays: the same details are still the same order. */
  isDismissed: boolean
  details: Details | undefined
}

export type Orders = readonly OpenOrder[]

export type OrderResult =
  | 'accepted'
  /** In the bank's list, although the response was no success. */
  | 'listed'
  /** This attempt or an earlier one may have worked. */
  | 'unknown'
  | 'refused'

export function openOrder(orders: Orders, operation: OrderId, identity: string): OpenOrder | undefined {
  return orders.find((one) => one.isMine && one.operation === operation && one.details?.identity === identity)
}

export function begun(
  orders: Orders,
  { key, ...order }: Pick<OpenOrder, 'key' | 'operation' | 'sentAt' | 'owner'> & { details: Details },
): Orders {
  if (orders.some((one) => one.key === key))
    return change(orders, key, { isUnderway: true, isOnScreen: true, isDismissed: false })
  const attempt = { isMine: true, isUnderway: true, mayExist: false, isOnScreen: true, isDismissed: false }
  return [...orders, { key, ...order, ...attempt }]
}

/** Only a success, or a refusal of the only attempt, settles the order. */
export function answered(orders: Orders, key: string, outcome: AnyOutcome): Orders {
  const order = orders.find((one) => one.key === key)
  if (order === undefined) return orders
  const mayExist = order.mayExist || mayHaveWorked(outcome)
  return outcome.kind === 'success' || !mayExist
    ? settled(orders, key)
    : change(orders, key, { isUnderway: false, mayExist })
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

export function resultOf(
  orders: Orders,
  { key, operation }: Pick<OpenOrder, 'key' | 'operation'>,
  outcome: AnyOutcome,
  isListed: boolean,
): OrderResult {
  if (outcome.kind === 'success') return 'accepted'
  if (isListed) return 'listed'
  // An order from before a reload may be the same: its details are unknown.
  const mayBeSame = (one: OpenOrder) => one.operation === operation && one.details === undefined && !one.isDismissed
  return orders.some((one) => one.key === key) || unsettled(orders).some(mayBeSame) ? 'unknown' : 'refused'
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
  const flags = { isMine: false, isUnderway: false, mayExist: true, isOnScreen: false, isDismissed: false }
  return { key, operation, sentAt, owner, ...flags, details: undefined }
}

export function unsettled(orders: Orders): Orders {
  return orders.filter(({ isMine, mayExist }) => isMine && mayExist)
}

/** This customer's orders that neither the screen nor a dismissed warning covers. */
export function warnings(orders: Orders): Orders {
  return orders.filter(({ isMine, isOnScreen, isDismissed }) => isMine && !isOnScreen && !isDismissed)
}

function change(orders: Orders, key: string, changes: Partial<OpenOrder>): Orders {
  return orders.map((order) => (order.key === key ? { ...order, ...changes } : order))
}
