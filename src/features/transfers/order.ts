/** What a transfer costs, and the order that the bank is given. Amounts are integer minor units. */
import type { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import type { SubmitTransferRequest } from '#src/api/generated/models/submitTransferRequest.ts'
import type { TransferDetails } from '#src/features/transfers/schema.ts'
import { amountOf, readAmount } from '#src/lib/amount.ts'
import { formatAmount, percentOf, toWire } from '#src/lib/money.ts'
import type { Minor } from '#src/lib/money.ts'

/** The service charge in percent where the bank names none. */
const standardPercent = 10

/** What the bank takes for a transfer, and what there is to take it from. */
export interface Charge {
  percent: number
  balance: Minor
}

/**
 * What an amount comes to. `verdict` says whether it can be sent: only an amount below the balance can, and only for a
 * charge that can be one.
 */
export interface Quote {
  amount: Minor
  fee: Minor
  received: Minor
  verdict: 'sufficient' | 'insufficient' | 'nothing' | 'unreadable' | 'noCharge'
}

/** A transfer as the customer has confirmed it. From here on nothing in it changes. */
export interface Order {
  details: TransferDetails
  amount: Minor
  percent: number
  fee: Minor
  received: Minor
  /** The remaining fields as the text of a JSON object. */
  extra: string
  /** Names the order to the bank, for every repetition of it. */
  key: string
}

/** Reads the charge. Only an absent percentage means the standard one; zero is zero, and NaN is no charge. */
export function chargeOf({ percent, tb, balance }: GetTransferFeeAnswer): Charge {
  return { percent: percent ?? standardPercent, balance: tb ?? balance ?? 0 }
}

/** The fee is taken from the amount: the payee receives what is left. */
export function quote(amountText: string, { percent, balance }: Charge): Quote {
  const reading = readAmount(amountText)
  if (reading.kind === 'ambiguous' || reading.kind === 'invalid')
    return { amount: 0, fee: 0, received: 0, verdict: 'unreadable' }
  const amount = reading.kind === 'amount' ? reading.minor : 0
  if (!(percent >= 0 && percent <= 100)) return { amount, fee: 0, received: amount, verdict: 'noCharge' }
  const fee = percentOf(amount, percent)
  const verdict = amount <= 0 ? 'nothing' : amount < balance ? 'sufficient' : 'insufficient'
  return { amount, fee, received: amount - fee, verdict }
}

/** Makes the order of what the customer has confirmed; undefined when its extra data could not be read by the bank. */
export function orderOf(details: TransferDetails, charge: Charge, key: string): Order | undefined {
  const { amount, fee, received } = quote(details.amount, charge)
  const extra = extraOf(details)
  return extra === undefined ? undefined : { details, amount, percent: charge.percent, fee, received, extra, key }
}

/**
 * The fields that have no place of their own in the bank's books, as JSON. Undefined when the bank could not parse it:
 * half a character, such as a cut emoji leaves behind, is legal in JavaScript but refused by every strict JSON reader.
 */
export function extraOf({ swift, currency, routing, country, note }: TransferDetails): string | undefined {
  const extra = { swift, currency, routing, country, note }
  return Object.values(extra).some((text) => /\p{Surrogate}/u.test(text)) ? undefined : JSON.stringify(extra)
}

/** What makes two orders the same, however their amounts are written. */
export function identityOf(details: TransferDetails): Readonly<Record<keyof TransferDetails, string>> {
  return { ...details, amount: String(amountOf(details.amount)) }
}

/** The order on the wire. */
export function submissionOf({ details, amount, extra, key }: Order): SubmitTransferRequest {
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
    idempotency_key: key,
  }
}

/**
 * Says with codes what leaves the account and what the payee is paid out in; undefined where both are the same currency.
 * `accountCurrency` is the account's code.
 */
export function conversionNote(amount: Minor, payeeCurrency: string, accountCurrency: string): string | undefined {
  const [from, to] = [accountCurrency, payeeCurrency].map((code) => code.trim().toUpperCase())
  if (from === undefined || to === undefined || to === '' || from === to) return undefined
  return `${formatAmount(amount)} ${from} from your account; paid out in ${to} at the bank's rate, which is not shown here.`
}
