import { t } from '@lingui/core/macro'
import type { TransactionStatus } from '#src/api/generated/models/transactionStatus.ts'
import type { Direction } from './totals.ts'

export const statusWords = {
  successful: t({ message: 'successful', context: 'status of a transaction' }),
  in_progress: t({ message: 'in progress', context: 'status of a transaction' }),
  failed: t({ message: 'failed', context: 'status of a transaction' }),
} as const satisfies Record<NonNullable<TransactionStatus>, string>

export const directionNames = {
  credit: t({ message: 'credit', context: 'money in' }),
  debit: t({ message: 'debit', context: 'money out' }),
} as const satisfies Record<Direction, string>
