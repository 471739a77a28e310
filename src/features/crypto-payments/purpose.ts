import type { DepositRow } from '#src/api/generated/models/depositRow.ts'

export function purposeOf({ plan, purpose }: Pick<DepositRow, 'plan' | 'purpose'>): string | undefined {
  return plan || purpose || undefined
}
