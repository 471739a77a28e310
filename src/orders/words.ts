import { plural, t } from '@lingui/core/macro'
import type { OrderId } from '#src/api/generated/operations.ts'
import { mayHaveWorked, type AnyOutcome } from '#src/api/reading/outcome.ts'
import { isoDay, spelledDate, timeOfDay, type Instant } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import type { AskedFor } from './orders.ts'

/** `when` is the text of `sentWhen`. */
interface OrderKind {
  form: string
  /** Where the bank lists it, unless its form does. */
  list?: string
  resume: string
  wait: string
  cancel: string
  /** The questions asked on leaving its screen. */
  sending: string
  unknown: string
  /** Why nothing was sent. */
  meanwhile: string
  similar: string
  sameUnknown: (when: string) => string
  sameTaken: (when: string) => string
  /** Notices, once its screen was left. */
  mayExist: (when: string) => string
  exists: (when: string) => string
  refused: (when: string) => string
  /** More than one. */
  listed: (count: number) => string
}

const { dashboard } = paths

export const orderKinds: Readonly<Record<OrderId, OrderKind>> = {
  submitTransfer: {
    form: dashboard.send(),
    list: dashboard.statements(),
    resume: t`Continue the transfer`,
    wait: t`Another transfer of yours is still being sent. This one waits for it.`,
    cancel: t`Don't send this transfer`,
    sending: t`Your transfer is being sent.`,
    unknown: t`Your transfer may have gone through.`,
    meanwhile: t`You sent another transfer meanwhile. Nothing more was sent. Do you still want this one?`,
    similar: t`The bank lists a similar transfer. Nothing more was sent. Send this one only if you want both.`,
    sameUnknown: (when) => t`You sent the same transfer ${when}. It may have gone through. Nothing more was sent.`,
    sameTaken: (when) => t`You sent the same transfer ${when}, and the bank has it. Nothing more was sent.`,
    mayExist: (when) => t`The transfer you sent ${when} may have gone through.`,
    exists: (when) => t`The bank has the transfer you sent ${when}, so don't send it again.`,
    refused: (when) => t`The bank didn't accept the transfer you sent ${when}.`,
    listed: (count) => plural(count, { other: 'The bank lists # new transfers. If you made only one, contact us.' }),
  },
  submitCryptoDeposit: {
    form: dashboard.addFundsCrypto(),
    resume: t`Continue the deposit`,
    wait: t`Another deposit of yours is still being sent. This one waits for it.`,
    cancel: t`Don't send this deposit`,
    sending: t`Your deposit is being sent.`,
    unknown: t`Your deposit may have gone through.`,
    meanwhile: t`You sent another deposit meanwhile. Nothing more was sent. Do you still want this one?`,
    similar: t`The bank lists a similar deposit. Nothing more was sent. Send this one only if you want both.`,
    sameUnknown: (when) => t`You sent the same deposit ${when}. It may have gone through. Nothing more was sent.`,
    sameTaken: (when) => t`You sent the same deposit ${when}, and the bank has it. Nothing more was sent.`,
    mayExist: (when) => t`The deposit you sent ${when} may have gone through.`,
    exists: (when) => t`The bank has the deposit you sent ${when}, so don't send it again.`,
    refused: (when) => t`The bank didn't accept the deposit you sent ${when}.`,
    listed: (count) => plural(count, { other: 'The bank lists # new deposits. If you made only one, contact us.' }),
  },
  submitPayment: {
    form: dashboard.makePaymentCrypto(),
    resume: t`Continue the payment`,
    wait: t`Another payment of yours is still being sent. This one waits for it.`,
    cancel: t`Don't send this payment`,
    sending: t`Your payment is being sent.`,
    unknown: t`Your payment may have gone through.`,
    meanwhile: t`You sent another payment meanwhile. Nothing more was sent. Do you still want this one?`,
    similar: t`The bank lists a similar payment. Nothing more was sent. Send this one only if you want both.`,
    sameUnknown: (when) => t`You sent the same payment ${when}. It may have gone through. Nothing more was sent.`,
    sameTaken: (when) => t`You sent the same payment ${when}, and the bank has it. Nothing more was sent.`,
    mayExist: (when) => t`The payment you sent ${when} may have gone through.`,
    exists: (when) => t`The bank has the payment you sent ${when}, so don't send it again.`,
    refused: (when) => t`The bank didn't accept the payment you sent ${when}.`,
    listed: (count) => plural(count, { other: 'The bank lists # new payments. If you made only one, contact us.' }),
  },
  submitFixedDeposit: {
    form: dashboard.fixedDepositCrypto(),
    resume: t`Continue the fixed deposit`,
    wait: t`Another fixed deposit of yours is still being sent. This one waits for it.`,
    cancel: t`Don't send this fixed deposit`,
    sending: t`Your fixed deposit is being sent.`,
    unknown: t`Your fixed deposit may have gone through.`,
    meanwhile: t`You sent another fixed deposit meanwhile. Nothing more was sent. Do you still want this one?`,
    similar: t`The bank lists a similar fixed deposit. Nothing more was sent. Send this one only if you want both.`,
    sameUnknown: (when) => t`You sent the same fixed deposit ${when}. It may have gone through. Nothing more was sent.`,
    sameTaken: (when) => t`You sent the same fixed deposit ${when}, and the bank has it. Nothing more was sent.`,
    mayExist: (when) => t`The fixed deposit you sent ${when} may have gone through.`,
    exists: (when) => t`The bank has the fixed deposit you sent ${when}, so don't send it again.`,
    refused: (when) => t`The bank didn't accept the fixed deposit you sent ${when}.`,
    listed: (count) =>
      plural(count, { other: 'The bank lists # new fixed deposits. If you made only one, contact us.' }),
  },
  submitUpgrade: {
    form: dashboard.upgrade(),
    resume: t`Continue the upgrade`,
    wait: t`Another upgrade of yours is still being sent. This one waits for it.`,
    cancel: t`Don't send this upgrade`,
    sending: t`Your upgrade is being sent.`,
    unknown: t`Your upgrade may have gone through.`,
    meanwhile: t`You sent another upgrade meanwhile. Nothing more was sent. Do you still want this one?`,
    similar: t`The bank lists a similar upgrade. Nothing more was sent. Send this one only if you want both.`,
    sameUnknown: (when) => t`You sent the same upgrade ${when}. It may have gone through. Nothing more was sent.`,
    sameTaken: (when) => t`You sent the same upgrade ${when}, and the bank has it. Nothing more was sent.`,
    mayExist: (when) => t`The upgrade you sent ${when} may have gone through.`,
    exists: (when) => t`The bank has the upgrade you sent ${when}, so don't send it again.`,
    refused: (when) => t`The bank didn't accept the upgrade you sent ${when}.`,
    listed: (count) => plural(count, { other: 'The bank lists # new upgrades. If you made only one, contact us.' }),
  },
}

const lookInList = t`Look for it in the list before you try again.`

/** Where the bank lists an order. `listBelow` has not appeared yet. */
const lookIn = {
  transactions: t`Look for it in your newest transactions before you try again.`,
  list: lookInList,
  listBelow: t`Look for it in the list that then appears below before you try again.`,
}

/** "at 14:05", or "on 15 January 2026 at 14:05" if that was another day. */
export function sentWhen(sentAt: Instant, now: Date): string {
  const time = timeOfDay(sentAt)
  if (isoDay(sentAt) === isoDay(now))
    return t({ message: `at ${time}`, comment: 'Within a sentence, as {when}: "the transfer you sent at 14:05"' })
  const date = spelledDate(sentAt)
  return t({ message: `on ${date} at ${time}`, comment: 'Within a sentence, as {when}' })
}

/** Ends with a space, for the next sentence. */
export function notFound(at: Instant | undefined): string {
  if (at === undefined) return ''
  const time = timeOfDay(at)
  return `${t`We didn't find it at ${time}.`} `
}

export function unknownOrder(outcome: AnyOutcome, where: keyof typeof lookIn, missingAt?: Instant): string {
  const may = mayHaveWorked(outcome)
    ? t`It may have gone through.`
    : t`This attempt wasn't accepted, but your order may have gone through.`
  return `${may} ${notFound(missingAt)}${lookIn[where]}`
}

/** Why nothing was sent. */
export function askedFirst(operation: OrderId, alike: AskedFor): string {
  const { meanwhile, similar, sameUnknown, sameTaken } = orderKinds[operation]
  if (alike === undefined) return meanwhile
  if (alike === 'row') return similar
  if (alike === 'unstored')
    return t`Nothing was sent, because this browser's storage is full. Free some space, for example by deleting data of other sites, and try again.`
  const when = sentWhen(alike.sentAt, new Date())
  return alike.state === 'sent' ? sameUnknown(when) : sameTaken(when)
}

/** The question asked on leaving its screen. `label`: what it orders, in words. */
export function leavingOrder(
  order: 'sending' | 'unknown',
  operation: OrderId,
  label: string | undefined,
): { order: 'sending' | 'unknown'; title: string; text: string } {
  // Isolated, since a name may be written from right to left.
  const what = label ? `\u2068${label}\u2069` : undefined
  const text = what
    ? t({ message: `${what}. Leaving doesn't cancel it.`, comment: '{what} is such as "$12.00 to Ben Okafor"' })
    : t`Leaving doesn't cancel it.`
  const title = orderKinds[operation][order]
  return order === 'sending' ? { order, title, text } : { order, title, text: `${text} ${lookInList}` }
}
