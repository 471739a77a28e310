import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { StatusBadge, type StatusTone } from '#src/ui/StatusBadge.tsx'

type Known = NonNullable<DepositRow['status']>

const tones: Record<Known, StatusTone> = { pending: 'warning', confirmed: 'success', declined: 'danger' }

export function DepositStatus({ status }: { status: Known | undefined }) {
  if (status === undefined) return <StatusBadge tone="neutral">status unknown</StatusBadge>
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>
}
