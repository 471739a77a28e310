/**
 * - The same details keep their key until the order is settled, by the rule in `model.ts`. No end of a screen or session
 *   settles it.
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
  concluded,
  dismissed,
  flagsOf,
  identified,
  left,
  openOrder,
  proofOf,
  restored,
  resultOf,
  shown,
  told,
  unlistedIn,
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

export function earlierOrder(operation: OrderId, identity: string): Begun | undefined {
  const known = openOrder(open.get(), operation, identity)
  return known?.details && { key: known.key, operation, ...known.details }
}

/** Call it directly before the request. `listed`: the rows like it in the bank's list, if known. */
export function beginOrder(operation: OrderId, identity: string, listed: Begun['before']): Begun {
  const known = openOrder(open.get(), operation, identity)
  const key = known?.key ?? newUuid()
  const unlisted = unlistedIn(open.get(), operation, identity, listed)
  const details = known?.details ?? { identity, before: listed, unlisted }
  update(begun(open.get(), { key, operation, sentAt: Date.now(), owner: me, details }))
  return { key, operation, ...details }
}

export function proofIn(order: Begun, listed: Begun['before']): Proof | undefined {
  return proofOf(open.get(), order, listed)
}

/** `listed`: the rows like it in the bank's list after the outcome, if known. */
export function endOrder(order: Begun, outcome: AnyOutcome, listed: Begun['before']): OrderResult {
  const result = resultOf(open.get(), order, outcome, listed)
  update(concluded(open.get(), order.key, result, outcome))
  return told(open.get(), order.operation, result)
}

export function settleOrder(key: string, proof: Proof): void {
  update(concluded(open.get(), key, proof))
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
