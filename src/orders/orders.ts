/**
 * The life of an order of money: a transfer, or one of the four reports of a crypto payment.
 *
 * What it promises:
 * - The same details go to the bank under the same key for as long as the order is not settled: while an attempt may have
 *   worked, only a clear success, the bank's own list or other details end it. No refusal, 413, 429 or 401 of a later
 *   attempt does, nor leaving the screen, nor a session that ends.
 * - Several orders may be open. Each belongs to one customer, and nobody else is told of it.
 * - Until an order is settled the customer is warned that it may exist, after a reload, too. The key does not survive a reload.
 * - Log Out removes the customer's orders, in every tab.
 *
 * What it doesn't do: it sends nothing, and never sends anything again by itself.
 */
import { onOrderAnswered } from '#src/api/client.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { digest } from '#src/lib/digest.ts'
import { createSignal } from '#src/lib/signal.ts'
import { newUuid } from '#src/lib/uuid.ts'
import { customer } from '#src/session/customer.ts'
import { onSessionEnd, type SessionEnd } from '#src/session/sessionEnd.ts'
import { readFlags, writeFlags } from './flags.ts'
import {
  answered,
  begun,
  dismissed,
  flagsOf,
  identified,
  left,
  openOrder,
  restored,
  resultOf,
  settled,
  shown,
  type OpenOrder,
  type OrderId,
  type OrderResult,
  type Orders,
} from './model.ts'
import { farewellText } from './words.ts'

/** One for a page: what was made with another page's salt is compared by the salt in the flag. */
const salt = newUuid()

const open = createSignal<Orders>(readFlags().map((flag) => restored(flag, newUuid())))

let me: OpenOrder['owner']
/** The orders of the session that has ended last. */
let lastSession: Orders = []

function update(next: Orders): void {
  open.set(next)
  writeFlags(flagsOf(next))
}

/** The orders that are not settled, and how to follow them. */
export const orders = { get: open.get, subscribe: open.subscribe }

/** What makes two orders the same. Files are no part of it: another proof of the same payment is no other order. */
export type OrderFields = Readonly<Record<string, string>>

/** Names details by a digest, so that none of them has to be kept after the screen. */
export async function identityOf(fields: OrderFields): Promise<string> {
  const text = JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
  return (await digest(salt, text)) ?? text
}

/** This customer's order of the same details that may exist, and how many like it there were before. */
export function unsettledOrder(
  operation: OrderId,
  identity: string,
): { key: string; before: number | undefined } | undefined {
  const known = openOrder(open.get(), operation, identity)
  return known?.mayExist === true ? { key: known.key, before: known.details?.before } : undefined
}

/**
 * Begins an attempt: call it right before the request. `listed` is how many orders like it the bank lists, as far as that
 * is known. Gives the key to send, and how many there were before the first attempt.
 */
export function beginOrder(
  operation: OrderId,
  identity: string,
  listed: number | undefined,
): { key: string; before: number | undefined } {
  const known = openOrder(open.get(), operation, identity)
  const key = known?.key ?? newUuid()
  const details = known?.details ?? { identity, before: listed }
  update(begun(open.get(), { key, operation, sentAt: Date.now(), owner: me, details }))
  return { key, before: details.before }
}

/** What is known of an order after an attempt. One that the bank lists is settled. */
export function endOrder(operation: OrderId, key: string, outcome: AnyOutcome, isListed: boolean): OrderResult {
  const result = resultOf(open.get(), { key, operation }, outcome, isListed)
  if (result !== 'unknown') settleOrder(key)
  return result
}

/** The bank lists the order. */
export function settleOrder(key: string): void {
  update(settled(open.get(), key))
}

/** The customer needs no warning of the order any more. */
export function dismissOrder(key: string): void {
  update(dismissed(open.get(), key))
}

/** Whether the screen itself says what is known of an order; otherwise a warning does. */
export function showOrder(key: string, isOnScreen: boolean): void {
  update(shown(open.get(), key, isOnScreen))
}

/** The message for a customer whose session has ended. */
export function farewell(reason: SessionEnd): string | undefined {
  return farewellText(
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

/** Resolves once it is known which orders are those of the customer who is signed in. */
export const isIdentified = (): Promise<void> => identifying

customer.subscribe(() => {
  const email = customer.get()
  if (email !== undefined) identifying = own(email)
})

onSessionEnd({
  ended: () => {
    // Whose session it was may not be known yet. Then every order may be this customer's.
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
