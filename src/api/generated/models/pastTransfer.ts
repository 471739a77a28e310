/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts'
import type { Money } from './money.ts'
import type { Timestamp } from './timestamp.ts'
import type { TransactionStatus } from './transactionStatus.ts'

/**
 * A transfer ordered before.
 */
export interface PastTransfer {
  id?: Id
  /** The payee's bank. */
  bank: string
  /** The payee's account number. */
  act_no: string
  /** The payee: who holds the account. */
  act_hold_name: string
  /** The amount ordered, before the fee. */
  amount: Money
  /**
   * SWIFT code (BIC) of the payee's bank.
   * @nullable
   */
  swift?: string | null
  /**
   * Routing number of the payee's bank.
   * @nullable
   */
  routing?: string | null
  /**
   * Country of the payee's bank, by its name.
   * @nullable
   */
  country?: string | null
  /**
   * Currency the payee receives.
   * @nullable
   */
  currency?: string | null
  /**
   * What the customer wrote to the payee.
   * @nullable
   */
  note?: string | null
  /** When it was ordered. */
  date: Timestamp
  status: TransactionStatus
}
