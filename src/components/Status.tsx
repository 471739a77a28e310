import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { TransactionStatus } from '#src/api/generated/models/transactionStatus.ts'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import type { StatusTone } from '#src/ui/StatusBadge.tsx'

type Known = NonNullable<TransactionStatus | DepositRow['status']>

const statuses: Record<Known, { tone: StatusTone; word: string }> = {
  successful: { tone: 'success', word: 'successful' },
  in_progress: { tone: 'warning', word: 'in progress' },
  failed: { tone: 'danger', word: 'failed' },
  pending: { tone: 'warning', word: 'pending' },
  confirmed: { tone: 'success', word: 'confirmed' },
  declined: { tone: 'danger', word: 'declined' },
}

/** The status of a transaction or of a reported payment; undefined where the bank does not name one that we know. */
export function Status({ status }: { status: Known | undefined }) {
  if (status === undefined) return <StatusBadge tone="neutral">not stated</StatusBadge>
  const { tone, word } = statuses[status]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
