import { t } from '@lingui/core/macro'
import { keyOf } from '#src/api/attempts.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { SubmitTransferRequest } from '#src/api/generated/models/submitTransferRequest.ts'
import { payeeFields } from '#src/features/transactions/payeeLabels.ts'
import { compactAccount, plainText } from '#src/features/transactions/payees.ts'
import { isConverted } from '#src/features/transactions/receipt.ts'
import { formatAmount, toWire, type Minor } from '#src/lib/money.ts'
import { detailTexts, type DetailTexts, type TransferDetails } from './details.ts'
import type { Quote } from './fee.ts'

/** Immutable once the customer has confirmed it. Amounts are integer minor units. */
export interface TransferOrder extends Pick<Quote, 'amount' | 'percent'> {
  fee: Minor
  received: Minor
  details: TransferDetails
  extra: string
  normal: NormalForm
}

/** The one definition of the same transfer: for its key, and for a row of the bank's list. */
type NormalForm = Record<keyof DetailTexts | 'amount', string>

/** Undefined without a fee, or if the bank could not read the extra data. */
export function orderOf(
  details: TransferDetails,
  { amount, percent, fee, received }: Quote,
): TransferOrder | undefined {
  const extra = extraOf(details)
  if (extra === undefined || fee === undefined || received === undefined) return undefined
  return { details, amount, percent, fee, received, extra, normal: normalForm({ ...details, amount }) }
}

/** Undefined for a lone surrogate, such as half of a cut emoji: strict JSON parsers refuse it. */
export function extraOf({ swift, currency, routing, country, note }: DetailTexts): string | undefined {
  const extra: Omit<DetailTexts, 'bank' | 'act_no' | 'act_hold_name'> = { swift, currency, routing, country, note }
  return Object.values(extra).some((text) => /\p{Surrogate}/u.test(text)) ? undefined : JSON.stringify(extra)
}

const codes: readonly (keyof DetailTexts)[] = ['act_no', 'swift', 'routing']

export function normalForm({ amount, ...texts }: Pick<PastTransfer, keyof NormalForm>): NormalForm {
  const normal = (field: keyof DetailTexts) => (codes.includes(field) ? compactAccount : plainText)(texts[field] ?? '')
  return { ...detailTexts(normal), amount: String(amount) }
}

/** The key depends on the order, which the fields of the request do not name. */
export function confirmationKey(
  operation: 'confirmPin' | 'confirmAuthorizationCode',
  { normal }: TransferOrder,
  digits: string,
): Promise<string> {
  return keyOf(operation, new URLSearchParams({ ...normal, digits }))
}

/**
 * Whether a listed transfer has the same fields. The bank may list them as empty, except for the account number and a
 * note. An order in the account's own currency, whose field is empty, matches any.
 */
export function isSameTransfer({ normal: own }: TransferOrder, past: PastTransfer): boolean {
  const listed = normalForm(past)
  return (
    payeeFields.every((field) => {
      if (listed[field] === own[field]) return true
      if (field === 'note') return past.note === undefined
      return field !== 'act_no' && (listed[field] === '' || (field === 'currency' && own[field] === ''))
    }) && listed.amount === own.amount
  )
}

export function submissionOf({ details, amount, extra }: TransferOrder): SubmitTransferRequest {
  return { ...details, amount: toWire(amount), extra }
}

/** Undefined if both are the same currency. `accountCurrency` is a code. */
export function conversionNote(amount: Minor, payeeCurrency: string, accountCurrency = ''): string | undefined {
  if (!isConverted(payeeCurrency, accountCurrency)) return undefined
  const sent = `${formatAmount(amount)} ${accountCurrency.trim().toUpperCase()}`.trim()
  const currency = payeeCurrency.trim().toUpperCase()
  return t`${sent} leaves your account. The bank pays it out in ${currency}, at its own rate. The amount in ${currency} isn't known yet.`
}
