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
  /** The current balance. `null` when the bank cannot state one. */
  tb: Money | null
  /** The account's currency: its three-letter ISO 4217 code, or the symbol where the bank keeps no code. */
  currency: string
}
