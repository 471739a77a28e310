/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts'

/**
 * The customer's savings account.
 */
export interface Account {
  /**
   * The account number. `null` or empty until one is assigned.
   * @nullable
   */
  account_no: string | null
  /** The current balance. `null` when the bank cannot state one. It SHOULD be what the customer can spend: a debit in progress is taken off already, a credit in progress is not added yet, and a failed entry counts for nothing. `tb` and `balance` of `getTransferFee` are the same figure. */
  tb: Money | null
  /** The account's currency: its three-letter ISO 4217 code, or the symbol where the bank keeps no code. */
  currency: string
}
