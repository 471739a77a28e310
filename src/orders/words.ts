import type { OrderId } from '#src/api/generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from '#src/api/reading/outcome.ts'
import { isoDay, spelledDate, timeOfDay, type Instant } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import type { AskedFor } from './orders.ts'

interface OrderKind {
  name: string
  form: string
  /** Where the bank lists it, unless its form does. */
  list?: { to: string; label: string }
}

const { dashboard } = paths

export const orderKinds: Readonly<Record<OrderId, OrderKind>> = {
  submitTransfer: {
    name: 'transfer',
    form: dashboard.send(),
    list: { to: dashboard.statements(), label: 'your newest transactions' },
  },
  submitCryptoDeposit: { name: 'deposit', form: dashboard.addFundsCrypto() },
  submitPayment: { name: 'payment', form: dashboard.makePaymentCrypto() },
  submitFixedDeposit: { name: 'fixed deposit', form: dashboard.fixedDepositCrypto() },
  submitUpgrade: { name: 'upgrade', form: dashboard.upgrade() },
}

/** "at 14:05", or "on 15 January 2026 at 14:05" if that was another day. */
export function sentWhen(sentAt: Instant, now: Date): string {
  return `${isoDay(sentAt) === isoDay(now) ? '' : `on ${spelledDate(sentAt)} `}at ${timeOfDay(sentAt)}`
}

/** Ends with a space, for the next sentence. */
export function notFound(at: Instant | undefined): string {
  return at === undefined ? '' : `We didn't find it at ${timeOfDay(at)}. `
}

export function unknownOrder(outcome: AnyOutcome, list: string, missingAt?: Instant): string {
  const may = mayHaveWorked(outcome)
    ? 'It may have gone through.'
    : "This attempt wasn't accepted, but your order may have gone through."
  return `${may} ${notFound(missingAt)}Look for it in ${list} before you try again.`
}

/** Why nothing was sent. */
export function askedFirst(operation: OrderId, alike: AskedFor): string {
  const what = orderKinds[operation].name
  if (alike === undefined)
    return `You sent another ${what} meanwhile. Nothing more was sent. Do you still want this one?`
  if (alike === 'row')
    return `The bank lists a similar ${what}. Nothing more was sent. Send this one only if you want both.`
  if (alike === 'unstored')
    return "Nothing was sent, because this browser's storage is full. Free some space, for example by deleting data of other sites, and try again."
  const when = `You sent the same ${what} ${sentWhen(alike.sentAt, new Date())}`
  return alike.state === 'sent'
    ? `${when}. It may have gone through. Nothing more was sent.`
    : `${when}, and the bank has it. Nothing more was sent.`
}

/** The question asked on leaving its screen. `label`: what it orders, in words. */
export function leavingOrder(
  order: 'sending' | 'unknown',
  operation: OrderId,
  label: string | undefined,
): { order: 'sending' | 'unknown'; title: string; text: string } {
  const what = orderKinds[operation].name
  // Isolated, since a name may be written from right to left.
  const text = `${label ? `\u2068${label}\u2069. ` : ''}Leaving doesn't cancel it.`
  return order === 'sending'
    ? { order, title: `Your ${what} is being sent.`, text }
    : {
        order,
        title: `Your ${what} may have gone through.`,
        text: `${text} Look for it in the list before you try again.`,
      }
}
