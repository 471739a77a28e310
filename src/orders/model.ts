import { answeredBy, isDeniedBy, type Attempts } from '#src/api/attempts.ts'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { OrderId } from '#src/api/generated/operations.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import type { Instant } from '#src/lib/dates.ts'

/** What a reload keeps of an order: neither payee nor amount, and no key. */
export interface OrderFlag {
  operation: OrderId
  sentAt: number
  /** The salt of `digest`, which identifies the customer by email address. */
  salt: string
  digest: string
}

/** A row of the bank's list that has the fields of an order. */
export interface ListedRow {
  id?: string | undefined
  status?: PastTransfer['status'] | DepositRow['status'] | undefined
}

type Rows = readonly ListedRow[]

interface Details {
  /** A digest: orders with the same details are the same order. */
  identity: string
  /** Matching rows in the bank's list before the first attempt; undefined if unknown. */
  before: Rows | undefined
  /** How many identical orders the bank had accepted but not listed. A later row may be theirs. */
  unlisted: number
}

/** After a reload the key is only an id within the page. */
export interface OpenOrder extends Attempts {
  key: string
  operation: OrderId
  sentAt: number
  owner: Pick<OrderFlag, 'salt' | 'digest'> | undefined
  isMine: boolean
  isOnScreen: boolean
  /** Its screen was open when the session ended, so its input was kept. */
  hasDraft: boolean
  /** How it ended. An accepted order is kept, since its row may appear in the list later. */
  end: 'accepted' | 'refused' | undefined
  /** The customer needs no notice. The key stays: the same details are still the same order. */
  isDismissed: boolean
  /** Another tab's screen shows it, so this one needs no notice. */
  isElsewhere: boolean
  details: Details | undefined
  /** What it orders, in words. Known to the page that sent it, until the session ends. */
  label?: string | undefined
  /** Found in the bank's list while only its notice was shown, which then states it. */
  isFound?: boolean
  /** When the bank's list last lacked it, if only its notice was shown. */
  missingAt?: Instant | undefined
}

export type Orders = readonly OpenOrder[]

/** What the other tabs need: the same details are the same order there, with the same key. */
export interface SharedOrder extends OrderFlag, Pick<OpenOrder, 'key' | 'end' | 'details'> {
  attempts: number
  isOnScreen: boolean
}

/**
 * `listed`: got no success response, but is in the bank's list, or was accepted by the response to another attempt.
 * `declined`: the list shows it as failed or declined.
 */
export type Proof = 'listed' | 'declined'

export type OrderResult =
  | 'accepted'
  | Proof
  /** This attempt or an earlier one may have worked. */
  | 'unknown'
  | 'refused'

export type Begun = Pick<OpenOrder, 'key' | 'operation'> & Pick<Details, 'before' | 'unlisted'>

/** `again`: the key of an order being retried, which may have been accepted since. */
export function openOrder(orders: Orders, operation: OrderId, identity: string, again?: string): OpenOrder | undefined {
  return like(orders, operation, identity).find(({ end, key }) => end !== 'accepted' || key === again)
}

/** Accepted in any tab and not in `known`. */
export function acceptedSince(
  orders: Orders,
  operation: OrderId,
  identity: string,
  known: ReadonlySet<string>,
): OpenOrder | undefined {
  return like(orders, operation, identity).find(({ end, key }) => end === 'accepted' && !known.has(key))
}

/** Not sent yet. The other tabs must know the key before they send the same order. */
export function claimed(
  orders: Orders,
  order: Pick<OpenOrder, 'key' | 'operation' | 'sentAt' | 'owner' | 'details'>,
): Orders {
  const flags = { isMine: true, isOnScreen: true, isElsewhere: false, hasDraft: false, isDismissed: false }
  return [...orders, { ...order, ...flags, end: undefined, underway: 0, doubts: 0 }]
}

/** `first`: facts of the first attempt, which later ones do not change. */
export function begun(
  orders: Orders,
  key: string,
  first: Pick<OpenOrder, 'sentAt' | 'owner' | 'details' | 'label'>,
): Orders {
  const attempt = { isOnScreen: true, isElsewhere: false, isDismissed: false, end: undefined, missingAt: undefined }
  return orders.map((order) =>
    order.key === key
      ? {
          ...order,
          ...(attemptsOf(order) === 0 && order.end === undefined && first),
          ...attempt,
          underway: order.underway + 1,
        }
      : order,
  )
}

/** Without an attempt there is no order. */
export function abandoned(orders: Orders, key: string): Orders {
  return orders.filter((order) => order.key !== key || attemptsOf(order) > 0 || order.end !== undefined)
}

/*
 * What settles an order: a clear success, the bank's list, or a refusal of its only attempt with a list, read after it,
 * that lacks the order. A browser may have sent the request twice, and a refusal, 413, 429 or 401 of the repetition
 * proves nothing about the first. Only a refusal ends the key: the others prove nothing about the order.
 */

export function answered(orders: Orders, key: string, outcome: AnyOutcome | undefined): Orders {
  const order = orders.find((one) => one.key === key)
  if (order === undefined) return orders
  const { isAccepted, ...next } = answeredBy(outcome, order)
  if (order.end === 'accepted') return change(orders, key, { underway: next.underway })
  if (isAccepted) return ended(orders, order, 'accepted', { underway: 0 })
  return next.underway + next.doubts === 0 ? settled(orders, key) : change(orders, key, next)
}

export function resultOf(orders: Orders, order: Begun, outcome: AnyOutcome, listed: Rows | undefined): OrderResult {
  if (outcome.kind === 'success') return 'accepted'
  const proof = proofOf(orders, order, listed)
  if (proof === 'listed' || listed === undefined) return proof ?? 'unknown'
  const isDenied = orders.some((one) => one.key === order.key && isDeniedBy(outcome, one))
  const mayBeListed = order.before === undefined && listed.length > 0
  return proof ?? (isDenied && !mayBeListed ? 'refused' : 'unknown')
}

/** A refused order may be the same as one from before a reload, which may exist. */
export function told(orders: Orders, operation: OrderId, result: OrderResult): OrderResult {
  return result === 'refused' && mayBeEarlier(orders, operation) ? 'unknown' : result
}

/** After a success while another attempt is under way, only the response to that one can settle the order. */
export function concluded(orders: Orders, key: string, result: OrderResult, outcome?: AnyOutcome): Orders {
  const order = orders.find((one) => one.key === key)
  if (order === undefined || order.end === 'accepted' || (result === 'accepted' && order.underway > 0)) return orders
  switch (result) {
    case 'accepted':
      return ended(orders, order, 'accepted')
    case 'listed':
      return ended(orders, order, 'accepted', { isFound: true })
    // A customer who has left does not see that the order was declined or turned away: the warning stays.
    case 'declined':
      return isSeen(order) ? settled(orders, key) : orders
    case 'refused':
      if (outcome?.kind === 'refused') return ended(orders, order, 'refused', { details: undefined })
      return isSeen(order) ? ended(orders, order, 'refused') : orders
    case 'unknown':
      return orders
  }
}

/** An end that no screen shows leaves a notice. */
function ended(orders: Orders, order: OpenOrder, end: OpenOrder['end'], changes: Partial<OpenOrder> = {}): Orders {
  return change(orders, order.key, { ...changes, end, isDismissed: isSeen(order), doubts: 0 })
}

const isSeen = ({ isMine, isOnScreen }: OpenOrder): boolean => isMine && isOnScreen

/**
 * What matching rows prove that were not listed before the first attempt: by id, or by number if they have none. Their
 * dates prove nothing: the bank's clock may differ, and a date may have no zone.
 */
export function proofOf(
  orders: Orders,
  { key, operation, before, unlisted }: Begun,
  listed: Rows | undefined,
): Proof | undefined {
  const known = orders.find((one) => one.key === key)
  if (known?.end === 'accepted') return 'listed'
  if (before === undefined || listed === undefined) return undefined
  const added = addedTo(before, listed)
  if (standing(added) - standing(nameless(before)) > unlisted) return 'listed'
  // One declined row does not settle the order while another attempt may work.
  const attempts = known === undefined ? 1 : Math.max(1, attemptsOf(known))
  const declined = added.length - standing(added) - nameless(before).length - unlisted
  return declined >= attempts && !mayBeEarlier(orders, operation) ? 'declined' : undefined
}

/** How many orders with these details the bank has accepted without listing them yet. */
export function unlistedIn(orders: Orders, operation: OrderId, identity: string, listed: Rows | undefined): number {
  const accepted = like(orders, operation, identity).filter(({ end }) => end === 'accepted')
  const before = accepted[0]?.details?.before
  if (before === undefined || listed === undefined) return accepted.length
  return Math.max(0, accepted.length - (addedTo(before, listed).length - nameless(before).length))
}

/** A new matching row, even a failed one, may be the order's. */
export function isMissing({ before }: Pick<Details, 'before'>, listed: Rows | undefined): boolean {
  return before !== undefined && listed !== undefined && addedTo(before, listed).length <= nameless(before).length
}

function addedTo(before: Rows, listed: Rows): Rows {
  return listed.filter(({ id }) => id === undefined || !before.some((row) => row.id === id))
}

function nameless(rows: Rows): Rows {
  return rows.filter(({ id }) => id === undefined)
}

/** A status that cannot be read counts: the order is in the list. */
function standing(rows: Rows): number {
  return rows.filter(({ status }) => status !== 'failed' && status !== 'declined').length
}

/** An order from before a reload may be the same: its details are unknown. */
function mayBeEarlier(orders: Orders, operation: OrderId): boolean {
  return unsettled(orders).some((one) => one.operation === operation && one.details === undefined && !one.isDismissed)
}

function like(orders: Orders, operation: OrderId, identity: string): Orders {
  return orders.filter((one) => one.isMine && one.operation === operation && one.details?.identity === identity)
}

export function settled(orders: Orders, key: string): Orders {
  return orders.filter((one) => one.key !== key)
}

export function dismissed(orders: Orders, key: string): Orders {
  return change(orders, key, { isDismissed: true })
}

export function missing(orders: Orders, key: string, missingAt: Instant): Orders {
  return change(orders, key, { missingAt })
}

export function shown(orders: Orders, key: string, isOnScreen: boolean): Orders {
  return change(orders, key, { isOnScreen })
}

/** At the end of a session nothing is shown until a customer signs in. An order without a known owner is dropped. */
export function left(orders: Orders): Orders {
  return orders
    .filter((order) => order.owner !== undefined && (attemptsOf(order) > 0 || order.end !== undefined))
    .map((order) => ({
      ...order,
      isMine: false,
      isOnScreen: false,
      isElsewhere: order.isElsewhere && order.end !== undefined,
      hasDraft: order.isOnScreen && order.end === undefined,
      label: undefined,
    }))
}

/** Call it once the bank has said who is signed in. `owns`: whether an earlier order is this customer's. */
export function identified(
  orders: Orders,
  owner: Exclude<OpenOrder['owner'], undefined>,
  owns: (order: OpenOrder) => boolean,
): Orders {
  return orders.map((order) => (order.isMine ? { ...order, owner } : { ...order, isMine: owns(order) }))
}

/** Includes successes that nobody has seen: a reload forgets them, and the order may exist. */
export function flagsOf(orders: Orders): OrderFlag[] {
  return orders
    .filter(
      (order) =>
        !order.isDismissed && !order.isElsewhere && (mayExist(order) || (order.end === 'accepted' && !order.isFound)),
    )
    .flatMap(({ operation, sentAt, owner }) => (owner === undefined ? [] : { operation, sentAt, ...owner }))
}

export function restored({ operation, sentAt, ...owner }: OrderFlag, key: string): OpenOrder {
  const flags = { isMine: false, isOnScreen: false, isElsewhere: false, hasDraft: false, isDismissed: false }
  return { key, operation, sentAt, owner, ...flags, underway: 0, doubts: 1, end: undefined, details: undefined }
}

export function sharedBy(orders: Orders): SharedOrder[] {
  return orders.flatMap(({ key, operation, sentAt, owner, end, details, ...order }) =>
    order.isMine && owner !== undefined
      ? {
          ...owner,
          ...{ key, operation, sentAt, details },
          // Only a customer who has seen the list knows that an order was turned away.
          end: end === 'refused' && details !== undefined ? undefined : end,
          attempts: attemptsOf(order),
          isOnScreen: order.isOnScreen && order.doubts === 0,
        }
      : [],
  )
}

/** After a reload, only the time of an order is known. Another tab may still have its key. */
export function merged(orders: Orders, shared: SharedOrder): Orders {
  const { key, operation, sentAt, salt, digest, end, details, attempts, isOnScreen } = shared
  const isSame = (one: OpenOrder) =>
    one.operation === operation && one.sentAt === sentAt && (one.details === undefined || details === undefined)
  const known = orders.find((one) => one.key === key) ?? orders.find(isSame)
  if (known !== undefined && known.key !== key && details === undefined && end === undefined) return orders
  if (known === undefined) {
    const flags = { isMine: false, isOnScreen: false, hasDraft: false, isDismissed: false }
    const isElsewhere = isOnScreen || end !== undefined
    const order = { key, operation, sentAt, owner: { salt, digest }, end, details, ...flags, isElsewhere }
    return [...orders, { ...order, underway: 0, doubts: attempts }]
  }
  // The other tab's refusal is older than this tab's attempt.
  if (known.end === 'accepted' || (known.underway > 0 && end === 'refused')) return orders
  return change(orders, known.key, {
    ...{ key, end, details },
    doubts: Math.max(known.doubts, attempts - known.underway),
    // The other tab's screen states the refusal. A notice here could stand beside another attempt's success.
    isElsewhere: isOnScreen && end === 'refused' ? true : known.isElsewhere && (isOnScreen || end !== undefined),
  })
}

/** Keeps an order with an attempt under way, which only the response settles. */
export function withoutGone(orders: Orders, gone: readonly unknown[]): Orders {
  return orders.filter(({ key, underway }) => underway > 0 || !gone.includes(key))
}

function attemptsOf({ underway, doubts }: Attempts): number {
  return underway + doubts
}

function mayExist(order: OpenOrder): boolean {
  return order.end === undefined && attemptsOf(order) > 0
}

export function unsettled(orders: Orders): Orders {
  return orders.filter((order) => order.isMine && mayExist(order))
}

/** Orders that may exist, and ends that no screen has shown. */
export function notices(orders: Orders): Orders {
  return orders.filter(
    (order) =>
      order.isMine &&
      !order.isOnScreen &&
      !order.isElsewhere &&
      !order.isDismissed &&
      (mayExist(order) || order.end !== undefined),
  )
}

function change(orders: Orders, key: string, changes: Partial<OpenOrder>): Orders {
  return orders.map((order) => (order.key === key ? { ...order, ...changes } : order))
}
