import type { FixedDepositPlan } from '#src/api/generated/models/fixedDepositPlan.ts'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { termFrom } from '#src/features/crypto-payments/term.ts'

export function planOption({ plan_name, term }: FixedDepositPlan, now: Date): CryptoOption {
  return {
    value: plan_name,
    label: plan_name,
    note: term && !plan_name.includes(term) ? term : undefined,
    explanation: term ? `Your money stays locked for ${termFrom(term, now)}.` : undefined,
  }
}
