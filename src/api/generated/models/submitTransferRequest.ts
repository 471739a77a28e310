/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts'

/**
 * A transfer order.
 */
export interface SubmitTransferRequest {
  /** The payee's bank. */
  bank: string
  /** The payee's account number. */
  act_no: string
  /** The payee: who holds the account. */
  act_hold_name: string
  /**
   * The amount, in the account's currency: digits with at most two decimals after a point. The fee is taken from it: the payee receives the amount less the fee.
   * @pattern ^\d+(\.\d{1,2})?$
   */
  amount: string
  /** The remaining fields once more, as one JSON object in a string: `swift`, `currency`, `routing`, `country`, `note`, each a string. */
  extra: string
  /** SWIFT code (BIC) of the payee's bank. */
  swift?: string
  /** Currency the payee receives. */
  currency?: string
  /** Routing number of the payee's bank. */
  routing?: string
  /** Country of the payee's bank, by its name. */
  country?: string
  /** A note to the payee. */
  note?: string
  idempotency_key?: IdempotencyKey
}
