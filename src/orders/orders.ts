/**
 * - The same details keep their key until the order is settled, by the rule in `model.ts`. No end of a screen or session
 *   settles it.
 * - Each open order belongs to one customer, who is warned of it, also after a reload. The key survives no reload.
 * - Log Out removes the customer's orders in every tab. Nothing here sends a request.
 * - Every tab knows the orders of the others with their keys, so that an order is the same one in each.
 */
import { onOrderAnswered } from '#src/api/client.ts'
import type { OrderId } from '#src/api/generated/operations.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { digest } from '#src/lib/digest.ts'
import { createSignal } from '#src/lib/signal.ts'
import { newUuid } from '#src/lib/uuid.ts'
import { customer } from '#src/session/customer.ts'
import { askOtherTabs, onOtherTab, tellOtherTabs } from '#src/session/otherTabs.ts'
import { onSessionEnd, type SessionEnd } from '#src/session/sessionEnd.ts'
import { isShared, readFlags, writeFlags } from './flags.ts'
import { signOutText } from './messages.ts'
import {
  abandoned,
  acceptedSince,
  answered,
  begun,
  claimed,
  concluded,
  dismissed,
  flagsOf,
  identified,
  isMissing,
  left,
  merged,
  missing,
  notices,
  openOrder,
  proofOf,
  restored,
  resultOf,
  sharedBy,
  shown,
  told,
  unlistedIn,
  unsettled,
  withoutGone,
  type Begun,
  type OpenOrder,
  type OrderResult,
  type Orders,
  type Proof,
} from './model.ts'

/** One per page load. A flag of an earlier load has its own salt. */
const salt = newUuid()

const open = createSignal<Orders>(readFlags().map((flag) => restored(flag, newUuid())))

let me: OpenOrder['owner']
let lastSession: Orders = []

function keep(next: Orders): void {
  open.set(next)
  writeFlags(flagsOf(next))
}

function update(next: Orders): void {
  const gone = open.get().flatMap(({ key }) => (next.some((one) => one.key === key) ? [] : key))
  keep(next)
  tellOtherTabs({ orders: sharedBy(next), gone })
}

export const orders = { get: open.get, subscribe: open.subscribe, initial: open.initial }

/** Orders with equal fields are the same. Files do not count: a retry may have another proof. */
export type OrderFields = Readonly<Record<string, string>>

/**
 * A digest, so that no details outlive the screen. It is the same in every tab. Resolves once it is known which of the
 * orders shared by other tabs are this customer's.
 */
export async function identityOf(fields: OrderFields): Promise<string> {
  const text = JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
  const identity = (await digest('', text)) ?? text
  await identifying
  return identity
}

/** `again`: see `openOrder`. */
export function earlierOrder(operation: OrderId, identity: string, again?: string): Begun | undefined {
  return begunOf(openOrder(open.get(), operation, identity, again))
}

export function acceptedKeys(): Set<string> {
  return new Set(open.get().flatMap(({ key, end }) => (end === 'accepted' ? key : [])))
}

/** The same order, if another tab has made it since `known` was read. */
export function duplicateOf(operation: OrderId, identity: string, known: ReadonlySet<string>): Begun | undefined {
  return begunOf(acceptedSince(open.get(), operation, identity, known))
}

function begunOf(order: OpenOrder | undefined): Begun | undefined {
  return order?.details && { key: order.key, operation: order.operation, ...order.details }
}

/** Call it as soon as the customer orders: from then on the order has one key in every tab. `again`: see `openOrder`. */
export function claimOrder(operation: OrderId, identity: string, again?: string): string {
  const known = openOrder(open.get(), operation, identity, again)
  if (known !== undefined) return known.key
  const key = newUuid()
  const details = { identity, before: undefined, unlisted: 0 }
  update(claimed(open.get(), { key, operation, sentAt: Date.now(), owner: me, details }))
  return key
}

/** Call it if the order is not sent after all. */
export function abandonOrder(key: string): void {
  update(abandoned(open.get(), key))
}

/** Call it directly before the request. `listed`: the matching rows of the bank's list, if known. */
export function beginOrder(
  operation: OrderId,
  identity: string,
  listed: Begun['before'],
  label?: OpenOrder['label'],
): Begun {
  const key = claimOrder(operation, identity)
  const unlisted = unlistedIn(open.get(), operation, identity, listed)
  const first = { identity, before: listed, unlisted }
  update(begun(open.get(), key, { sentAt: Date.now(), owner: me, details: first, label }))
  const details = open.get().find((order) => order.key === key)?.details ?? first
  return { key, operation, before: details.before, unlisted: details.unlisted }
}

export function proofIn(order: Begun, listed: Begun['before']): Proof | undefined {
  return proofOf(open.get(), order, listed)
}

/** `listed`: the matching rows of the bank's list after the outcome, if known. */
export function endOrder(order: Begun, outcome: AnyOutcome, listed: Begun['before']): OrderResult {
  const result = resultOf(open.get(), order, outcome, listed)
  update(concluded(open.get(), order.key, result, outcome))
  return told(open.get(), order.operation, result)
}

/** Whether only a notice shows that it may exist. */
export function isNoticed(key: string): boolean {
  return notices(open.get()).some((order) => order.key === key && order.end === undefined)
}

export function settleOrder(key: string, proof: Proof): void {
  update(concluded(open.get(), key, proof))
}

/** `listed`: the matching rows of the bank's list now, if known. */
export function noteIfMissing(order: Begun, listed: Begun['before']): void {
  if (isMissing(order, listed)) update(missing(open.get(), order.key, Date.now()))
}

export function dismissOrder(key: string): void {
  update(dismissed(open.get(), key))
}

export function showOrder(key: string, isOnScreen: boolean): void {
  update(shown(open.get(), key, isOnScreen))
}

export function signOutMessage(reason: SessionEnd): string | undefined {
  return signOutText(
    reason,
    unsettled(lastSession).some(({ isDismissed }) => !isDismissed),
  )
}

onOrderAnswered((key, outcome) => update(answered(open.get(), key, outcome)))

/** Finds out which orders are this customer's. */
async function identify(email: string): Promise<boolean> {
  const salts = new Set([salt, ...open.get().flatMap(({ owner }) => owner?.salt ?? [])])
  const digests = new Map(await Promise.all([...salts].map(async (one) => [one, await digest(one, email)] as const)))
  const mine = digests.get(salt)
  if (mine === undefined || customer.get() !== email) return false
  me = { salt, digest: mine }
  keep(identified(open.get(), me, ({ owner }) => owner !== undefined && digests.get(owner.salt) === owner.digest))
  return true
}

async function own(email: string): Promise<void> {
  if (!(await identify(email))) return
  update(open.get())
  askOtherTabs()
}

let identifying: Promise<unknown> = Promise.resolve()

export const isIdentified = (): Promise<unknown> => identifying

customer.subscribe(() => {
  const email = customer.get()
  if (email !== undefined) identifying = own(email)
})

onOtherTab(({ asks, orders: shared, gone }) => {
  if (asks === true) tellOtherTabs({ orders: sharedBy(open.get()), gone: [] })
  if (!Array.isArray(shared) || !Array.isArray(gone)) return
  keep(withoutGone(shared.filter(isShared).reduce(merged, open.get()), gone))
  const email = customer.get()
  if (email !== undefined) identifying = Promise.all([identifying, identify(email)])
})

onSessionEnd({
  ended: () => {
    // If it is unknown whose session ended, every order may be this customer's.
    lastSession = me === undefined ? open.get() : open.get().filter(({ isMine }) => isMine)
    me = undefined
    update(left(open.get()))
  },
  because: (reason) => {
    if (reason !== 'logOut') return
    const ended = new Set(lastSession.map(({ key }) => key))
    update(open.get().filter(({ key }) => !ended.has(key)))
  },
})
