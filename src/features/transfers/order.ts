import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { SubmitTransferRequest } from '#src/api/generated/models/submitTransferRequest.ts'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { compactAccount } from '#src/features/transactions/payees.ts'
import { isConverted } from '#src/features/transactions/receipt.ts'
import { formatAmount, toWire, type Minor } from '#src/lib/money.ts'
import { textsFrom, type DetailTexts, type TransferDetails } from './details.ts'
import type { Quote } from './fee.ts'

/** Immutable once the customer has confirmed it. Amounts are integer minor units. */
export interface TransferOrder extends Pick<Quote, 'amount' | 'percent'> {
  fee: Minor
  received: Minor
  details: TransferDetails
  extra: string
}

/** Undefined without a fee, or if the bank could not read the extra data. */
export function orderOf(
  details: TransferDetails,
  { amount, percent, fee, received }: Quote,
): TransferOrder | undefined {
  const extra = extraOf(details)
  if (extra === undefined || fee === undefined || received === undefined) return undefined
  return { details, amount, percent, fee, received, extra }
}

/** Undefined for a lone surrogate, such as half of a cut emoji: strict JSON parsers refuse it. */
export function extraOf({ swift, currency, routing, country, note }: DetailTexts): string | undefined {
  const extra = { swift, currency, routing, country, note }
  return Object.values(extra).some((text) => /\p{Surrogate}/u.test(text)) ? undefined : JSON.stringify(extra)
}

export function identityOf(details: TransferDetails): Readonly<Record<string, string>> {
  return { ...textsFrom({ ...details }, undefined), amount: String(details.amount) }
}

/**
 * Whether a listed transfer has the same fields. The bank may list them as empty, except for the account number and a
 * note. An order in the account's own currency, whose field is empty, matches any.
 */
export function isLike({ details, amount }: TransferOrder, past: PastTransfer): boolean {
  const matches = (field: keyof DetailTexts): boolean => {
    const own = compactAccount(details[field])
    const listed = compactAccount(past[field] ?? '')
    switch (field) {
      case 'note':
        return past.note === undefined || past.note.trim() === details.note.trim()
      case 'act_no':
        return listed === own
      case 'currency':
        return own === '' || listed === '' || listed === own
      default:
        return listed === '' || listed === own
    }
  }
  return past.amount === amount && payeeLabels.every(({ field }) => matches(field))
}

export function submissionOf({ details, amount, extra }: TransferOrder): SubmitTransferRequest {
  const { bank, act_no, act_hold_name, swift, currency, routing, country, note } = details
  return {
    bank,
    act_no,
    act_hold_name,
    amount: toWire(amount),
    extra,
    swift,
    currency,
    routing,
    country,
    note,
  }
}

/** Undefined if both are the same currency. `accountCurrency` is a code. */
export function conversionNote(amount: Minor, payeeCurrency: string, accountCurrency = ''): string | undefined {
  if (!isConverted(payeeCurrency, accountCurrency)) return undefined
  const from = accountCurrency.trim().toUpperCase()
  const to = payeeCurrency.trim().toUpperCase()
  return `${`${formatAmount(amount)} ${from}`.trim()} leaves your account. The bank pays it out in ${to}, at its own rate. The amount in ${to} isn't known yet.`
}
