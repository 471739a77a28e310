/** The order that the bank is given. Amounts are integer minor units. */
import type { SubmitTransferRequest } from '#src/api/generated/models/submitTransferRequest.ts'
import { formatAmount, toWire, type Minor } from '#src/lib/money.ts'
import { textsFrom, type DetailTexts, type TransferDetails } from './details.ts'
import type { Quote } from './fee.ts'

/** A transfer as the customer has confirmed it. From here on nothing in it changes. */
export interface Order extends Pick<Quote, 'amount' | 'percent'> {
  fee: Minor
  received: Minor
  details: TransferDetails
  /** The remaining fields as the text of a JSON object. */
  extra: string
}

/** Makes the order of what the customer has confirmed; undefined without a fee, or when the bank could not read its extra data. */
export function orderOf(details: TransferDetails, { amount, percent, fee, received }: Quote): Order | undefined {
  const extra = extraOf(details)
  if (extra === undefined || fee === undefined || received === undefined) return undefined
  return { details, amount, percent, fee, received, extra }
}

/**
 * The fields that have no place of their own in the bank's books, as JSON. Undefined when the bank could not parse it:
 * half a character, such as a cut emoji leaves behind, is legal in JavaScript but refused by every strict JSON reader.
 */
export function extraOf({ swift, currency, routing, country, note }: DetailTexts): string | undefined {
  const extra = { swift, currency, routing, country, note }
  return Object.values(extra).some((text) => /\p{Surrogate}/u.test(text)) ? undefined : JSON.stringify(extra)
}

/** What makes two orders the same. */
export function identityOf(details: TransferDetails): Readonly<Record<string, string>> {
  return { ...textsFrom({ ...details }, undefined), amount: String(details.amount) }
}

/** The order on the wire. */
export function submissionOf({ details, amount, extra }: Order): SubmitTransferRequest {
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

/**
 * Says with codes what leaves the account and what the payee is paid out in; undefined where both are the same currency.
 * `accountCurrency` is the account's code.
 */
export function conversionNote(amount: Minor, payeeCurrency: string, accountCurrency: string): string | undefined {
  const from = accountCurrency.trim().toUpperCase()
  const to = payeeCurrency.trim().toUpperCase()
  if (to === '' || from === to) return undefined
  return `${formatAmount(amount)} ${from} from your account; paid out in ${to} at the bank's rate, which is not shown here.`
}
