import type { FixedDepositPlan } from '#src/api/generated/models/fixedDepositPlan.ts'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { spelledDate } from '#src/lib/dates.ts'

export function planOption({ plan_name, term }: FixedDepositPlan, now: Date): CryptoOption {
  return {
    value: plan_name,
    label: plan_name,
    note: term && term !== plan_name ? term : undefined,
    explanation: term ? `Your money stays locked for ${term}${untilOf(term, now)}.` : undefined,
  }
}

function untilOf(term: string, now: Date): string {
  const months = /^(\d{1,3}) months?$/.exec(term)?.[1]
  if (months === undefined) return ''
  const end = new Date(now)
  end.setMonth(now.getMonth() + Number(months))
  // `setMonth` turns 31 February into 3 March; the term ends on the last day of February.
  if (end.getDate() !== now.getDate()) end.setDate(0)
  return `, until ${spelledDate(end)} if it starts today`
}
