/**
 * - The same details keep their key until a clear success or the bank's list settles the order. No refusal, 413, 429
 *   or 401 settles it once an attempt may have worked or is under way, and no end of a screen or session.
 * - Each open order belongs to one customer, who is warned of it, also after a reload. The key survives no reload.
 * - Log Out removes the customer's orders in every tab. Nothing here sends a request.
 */
import { onOrderAnswered } from '#src/api/client.ts'
import type { OrderId } from '#src/api/generated/operations.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { digest } from '#src/lib/digest.ts'
import { createSignal } from '#src/lib/signal.ts'
import { newUuid } from '#src/lib/uuid.ts'
import { customer } from '#src/session/customer.ts'
import { onSessionEnd, type SessionEnd } from '#src/session/sessionEnd.ts'
import { readFlags, writeFlags } from './flags.ts'
import { signOutText } from './messages.ts'
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

function update(next: Orders): void {
  open.set(next)
  writeFlags(flagsOf(next))
}

export const orders = { get: open.get, subscribe: open.subscribe }

/** The same order has the same fields. Files do not count: the same payment may get another proof. */
export type OrderFields = Readonly<Record<string, string>>

/** A digest, so that no details have to be kept after the screen. */
export async function identityOf(fields: OrderFields): Promise<string> {
  const text = JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
  return (await digest(salt, text)) ?? text
}

export function unsettledOrder(operation: OrderId, identity: string): Begun | undefined {
  const known = openOrder(unsettled(open.get()), operation, identity)
  return known && { key: known.key, operation, before: known.details?.before }
}

/** Call it directly before the request. `listed`: the rows like it in the bank's list, if known. */
export function beginOrder(operation: OrderId, identity: string, listed: Begun['before']): Begun {
  const known = openOrder(open.get(), operation, identity)
  const key = known?.key ?? newUuid()
  const details = known?.details ?? { identity, before: listed }
  update(begun(open.get(), { key, operation, sentAt: Date.now(), owner: me, details }))
  return { key, operation, before: details.before }
}

export function proofIn(order: Begun, listed: Begun['before']): Proof | undefined {
  return proofOf(open.get(), order, listed)
}

export function endOrder(order: Begun, outcome: AnyOutcome, proof: Proof | undefined): OrderResult {
  const result = resultOf(open.get(), order, outcome, proof)
  // The response to an attempt under way still needs the order.
  const isUnderway = open.get().some(({ key, underway }) => key === order.key && underway > 0)
  if (result !== 'unknown' && !isUnderway) settleOrder(order.key)
  return result
}

export function settleOrder(key: string): void {
  update(settled(open.get(), key))
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
    lastSession.some(({ isMine }) => isMine),
  )
}

onOrderAnswered((key, outcome) => update(answered(open.get(), key, outcome)))

async function own(email: string): Promise<void> {
  const salts = new Set([salt, ...open.get().flatMap(({ owner }) => owner?.salt ?? [])])
  const digests = new Map(await Promise.all([...salts].map(async (one) => [one, await digest(one, email)] as const)))
  const mine = digests.get(salt)
  if (mine === undefined || customer.get() !== email) return
  me = { salt, digest: mine }
  update(identified(open.get(), me, ({ owner }) => owner !== undefined && digests.get(owner.salt) === owner.digest))
}

let identifying = Promise.resolve()

export const isIdentified = (): Promise<void> => identifying

customer.subscribe(() => {
  const email = customer.get()
  if (email !== undefined) identifying = own(email)
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
