import { t } from '@lingui/core/macro'
import type { TransactionStatus } from '#src/api/generated/models/transactionStatus.ts'

export const statusWords = {
  successful: t({ message: 'successful', context: 'status of a transaction' }),
  in_progress: t({ message: 'in progress', context: 'status of a transaction' }),
  failed: t({ message: 'failed', context: 'status of a transaction' }),
} as const satisfies Record<NonNullable<TransactionStatus>, string>
