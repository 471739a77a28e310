/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts'
import type { Money } from './money.ts'
import type { StatementRowTransactionType } from './statementRowTransactionType.ts'
import type { Timestamp } from './timestamp.ts'
import type { TransactionStatus } from './transactionStatus.ts'

/**
 * One line of the account's history.
 */
export interface StatementRow {
  /** Identifies the line. A bank SHOULD send `id` or `reference`, the same ones each time: without them two equal lines cannot be told apart. */
  id?: Id
  /**
   * The bank's reference for the transaction, for correspondence.
   * @nullable
   */
  reference?: string | null
  /** The `id` of the transfer in `getTransfers` that this line belongs to. Absent or `null`: the line is no transfer, or the bank does not link them. */
  transfer_id?: Id | null
  /** What the transaction is, or the other party: "Transfer to Tomas Berg". */
  name: string
  /** When it was entered. */
  date: Timestamp
  /** `credit` adds to the balance, `debit` takes from it. */
  transaction_type: StatementRowTransactionType
  /** The amount, without a sign: the direction is in `transaction_type`. */
  amount: Money
  /** What the bank kept of `amount` as its fee, in the same currency. Absent or `null`: not stated. */
  fee?: Money | null
  status: TransactionStatus
}
