import type { TransactionStatus } from '#src/api/generated/models/transactionStatus.ts'

/** The bank's names of a transaction's status. */
export const statusWords = {
  successful: 'successful',
  in_progress: 'in progress',
  failed: 'failed',
} as const satisfies Record<NonNullable<TransactionStatus>, string>
