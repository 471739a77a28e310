/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { CurrencySymbol } from './currencySymbol.ts'
import type { DepositRow } from './depositRow.ts'

/**
 * What a form needs that is paid with cryptocurrency: the methods, where to pay, and what was paid before. Deposits, payments, fixed deposits and upgrades share it.
 */
export interface CryptoMethods {
  /** The coins or networks offered, in the order of the list the customer chooses from. May be empty. */
  names: string[]
  /** The addresses as first shown: entry 0 stands there before the customer has chosen anything. */
  addresses: (string | null)[]
  /** The address of each method: entry *i* belongs to entry *i* of `names`. A missing or empty entry means that no address is on offer for that method; no other address stands in for it. */
  addresses2: (string | null)[]
  /** What the customer has submitted with this form before, newest first. Empty when there is nothing. Every form SHOULD send it; `getCryptoDepositForm` always does. */
  transactions?: DepositRow[]
  /** The sign written in front of the amounts of `transactions`. Every form SHOULD send it; `getCryptoDepositForm` always does. */
  currency?: CurrencySymbol
}
