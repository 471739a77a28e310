import type { DepositRow } from '#src/api/generated/models/depositRow.ts'

/** What a reported payment was for: its plan or its purpose; undefined for a plain deposit, and where the bank names none. */
export function purposeOf({ plan, purpose }: Pick<DepositRow, 'plan' | 'purpose'>): string | undefined {
  return plan || purpose || undefined
}
