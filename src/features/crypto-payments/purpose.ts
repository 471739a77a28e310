import type { DepositRow } from '#src/api/generated/models/depositRow.ts'

/** Undefined for a plain deposit, and if the bank names none. */
export function purposeOf({ plan, purpose }: Pick<DepositRow, 'plan' | 'purpose'>): string | undefined {
  return plan || purpose || undefined
}
