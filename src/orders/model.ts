/** Unsettled orders of money and their transitions. Pure. */
import type { ActionId } from '#src/api/generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from '#src/api/reading/outcome.ts'

/** The actions that order money (`x-effect: money` in the contract). */
export type OrderId = Extract<
  ActionId,
  'submitTransfer' | 'submitCryptoDeposit' | 'submitPayment' | 'submitFixedDeposit' | 'submitUpgrade'
>

/** What a reload keeps of an order: neither payee nor amount, and no key. */
export interface OrderFlag {
  operation: OrderId
  /** When it was sent for the first time. Milliseconds since the epoch. */
  sentAt: number
  /** Whose it is: a digest of the email address with this salt. */
  salt: string
  digest: string
}

/** An order of this page. */
interface Details {
  /** A digest of what was ordered: the same details are the same order. */
  identity: string
  /** How many orders like it the bank listed before the first attempt; undefined where the list was not known. */
  before: number | undefined
}

/** An order that has been sent and is not settled. */
export interface OpenOrder {
  /** The key that names it to the bank. After a reload only a name within the page. */
  key: string
  operation: OrderId
  sentAt: number
  /** Whose it is; undefined until the bank has said who is signed in. */
  owner: Pick<OrderFlag, 'salt' | 'digest'> | undefined
  /** It belongs to the customer who is signed in now. */
  isMine: boolean
  /** An attempt is under way. */
  isSending: boolean
  /** An attempt may have worked. Then no refusal of a later one settles the order. */
  mayExist: boolean
  /** The screen itself says what is known of it. */
  isOnScreen: boolean
  /** The customer needs no warning any more. The key stays: the same details are the same order still. */
  isDismissed: boolean
  /** Undefined after a reload. */
  details: Details | undefined
}

export type Orders = readonly OpenOrder[]

/** What is known of an order after an attempt. */
export type OrderResult =
  /** The bank has accepted it. */
  | 'accepted'
  /** The bank lists it, although its response was no success. */
  | 'listed'
  /** This attempt or an earlier one may have worked. */
  | 'unknown'
  /** No attempt has worked. */
  | 'refused'

/** This customer's order of the same details that is not settled. */
export function openOrder(orders: Orders, operation: OrderId, identity: string): OpenOrder | undefined {
  return orders.find((one) => one.isMine && one.operation === operation && one.details?.identity === identity)
}

/** An attempt begins. */
export function begun(
  orders: Orders,
  { key, ...order }: Pick<OpenOrder, 'key' | 'operation' | 'sentAt' | 'owner'> & { details: Details },
): Orders {
  if (orders.some((one) => one.key === key))
    return change(orders, key, { isSending: true, isOnScreen: true, isDismissed: false })
  const attempt = { isMine: true, isSending: true, mayExist: false, isOnScreen: true, isDismissed: false }
  return [...orders, { key, ...order, ...attempt }]
}

/** An attempt has an outcome. Only a success, or a refusal of the only attempt, settles the order. */
export function answered(orders: Orders, key: string, outcome: AnyOutcome): Orders {
  const order = orders.find((one) => one.key === key)
  if (order === undefined) return orders
  const mayExist = order.mayExist || mayHaveWorked(outcome)
  return outcome.kind === 'success' || !mayExist
    ? settled(orders, key)
    : change(orders, key, { isSending: false, mayExist })
}

/** The bank lists the order. */
export function settled(orders: Orders, key: string): Orders {
  return orders.filter((one) => one.key !== key)
}

/** The customer needs no warning of the order any more. */
export function dismissed(orders: Orders, key: string): Orders {
  return change(orders, key, { isDismissed: true })
}

/** Which order the screen itself speaks of. */
export function shown(orders: Orders, key: string, isOnScreen: boolean): Orders {
  return change(orders, key, { isOnScreen })
}

/** What is known after an attempt whose outcome was noted by {@link answered}. */
export function resultOf(
  orders: Orders,
  { key, operation }: Pick<OpenOrder, 'key' | 'operation'>,
  outcome: AnyOutcome,
  isListed: boolean,
): OrderResult {
  if (outcome.kind === 'success') return 'accepted'
  if (isListed) return 'listed'
  // An order from before a reload may be the same: nobody knows its details.
  const mayBeSame = (one: OpenOrder) => one.operation === operation && one.details === undefined && !one.isDismissed
  return orders.some((one) => one.key === key) || unsettled(orders).some(mayBeSame) ? 'unknown' : 'refused'
}

/** The session ends: nothing is shown until a customer signs in. An order without a known owner is dropped. */
export function left(orders: Orders): Orders {
  return orders
    .filter(({ owner }) => owner !== undefined)
    .map((order) => ({ ...order, isMine: false, isOnScreen: false }))
}

/** The bank has said who is signed in. `owns` says of an order that was sent before whether it is this customer's. */
export function identified(
  orders: Orders,
  owner: Exclude<OpenOrder['owner'], undefined>,
  owns: (order: OpenOrder) => boolean,
): Orders {
  return orders.map((order) => (order.isMine ? { ...order, owner } : { ...order, isMine: owns(order) }))
}

/** What a reload keeps. */
export function flagsOf(orders: Orders): OrderFlag[] {
  return orders.flatMap(({ operation, sentAt, owner, isDismissed }) =>
    owner === undefined || isDismissed ? [] : { operation, sentAt, ...owner },
  )
}

/** An order that was open when the page was left. */
export function restored({ operation, sentAt, ...owner }: OrderFlag, key: string): OpenOrder {
  const flags = { isMine: false, isSending: false, mayExist: true, isOnScreen: false, isDismissed: false }
  return { key, operation, sentAt, owner, ...flags, details: undefined }
}

/** This customer's orders that may exist. */
export function unsettled(orders: Orders): Orders {
  return orders.filter(({ isMine, mayExist }) => isMine && mayExist)
}

/** The orders that the customer has to be warned of, but for the one that the screen speaks of itself. */
export function warnings(orders: Orders): Orders {
  return orders.filter(({ isMine, isOnScreen, isDismissed }) => isMine && !isOnScreen && !isDismissed)
}

function change(orders: Orders, key: string, changes: Partial<OpenOrder>): Orders {
  return orders.map((order) => (order.key === key ? { ...order, ...changes } : order))
}
