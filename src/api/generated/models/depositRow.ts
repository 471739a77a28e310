/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { DepositRowStatus } from './depositRowStatus.ts'
import type { Id } from './id.ts'
import type { Money } from './money.ts'
import type { Timestamp } from './timestamp.ts'

/**
 * One crypto payment that the customer has reported to the bank.
 */
export interface DepositRow {
  id?: Id
  /** The coin or network it was paid with: one of the `names` offered when it was submitted. */
  type: string
  /**
   * What a payment was for, as it was submitted. In the list of payments only.
   * @nullable
   */
  purpose?: string | null
  /**
   * The plan that was chosen, as it was submitted. In the lists of fixed deposits and of upgrades only.
   * @nullable
   */
  plan?: string | null
  amount: Money
  /** `pending`: submitted, waiting for the bank's review. `confirmed`: received. `declined`: not accepted. */
  status: DepositRowStatus
  /** When it was submitted. */
  created_at: Timestamp
}
