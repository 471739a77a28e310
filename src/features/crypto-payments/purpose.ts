import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { Minor } from '#src/lib/money.ts'

export function purposeOf({ plan, purpose }: Pick<DepositRow, 'plan' | 'purpose'>): string | undefined {
  return plan || purpose || undefined
}

/** A row without purpose and plan may be any order. */
export function isLike(
  { choice, type, amount }: { choice: string; type: string; amount: Minor | undefined },
  row: DepositRow,
): boolean {
  return row.type === type && row.amount === amount && (purposeOf(row) ?? choice) === choice
}
