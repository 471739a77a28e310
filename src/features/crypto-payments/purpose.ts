import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { Minor } from '#src/lib/money.ts'

export function purposeOf({ plan, purpose }: Pick<DepositRow, 'plan' | 'purpose'>): string | undefined {
  return plan || purpose || undefined
}

/** A row without a purpose or plan may be any of them. */
export function isLike(
  { choice, type, amount }: { choice: string; type: string; amount: Minor | undefined },
  row: DepositRow,
): boolean {
  return row.type === type && row.amount === amount && (purposeOf(row) ?? choice) === choice
}
