import type { TransactionStatus } from '#src/api/generated/models/transactionStatus.ts'

export const statusWords = {
  successful: 'successful',
  in_progress: 'in progress',
  failed: 'failed',
} as const satisfies Record<NonNullable<TransactionStatus>, string>
