import type { FixedDepositPlan } from '#src/api/generated/models/fixedDepositPlan.ts'
import { endAfter, monthsOf, termFrom } from '#src/features/crypto-payments/model.ts'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { shortDate } from '#src/lib/dates.ts'
import { formatMoney, percentOf } from '#src/lib/money.ts'

const example = 100_000

export function depositOption({ plan_name, term }: FixedDepositPlan, currency: string, now: Date): CryptoOption {
  const estimateOf = estimate(plan_name, term ?? '', currency, now)
  const explanation = [
    term && `Your money stays locked for ${termFrom(term, now)}.`,
    estimateOf && `Every ${formatMoney(example, currency)} becomes ${estimateOf(example)}.`,
  ]
  return {
    value: plan_name,
    note: term && !plan_name.includes(term) ? term : undefined,
    explanation: explanation.filter(Boolean).join(' ') || undefined,
    estimateOf,
  }
}

/** Only the name of a plan can state its rate, as "12 months, 2.9% a year". Without interest on interest. */
function estimate(name: string, term: string, currency: string, now: Date): CryptoOption['estimateOf'] {
  const rate = /^[^%]*(?:^|, |\bat )(\d{1,2}(?:\.\d{1,4})?) ?% (?:(?:a|per) year|p\.a\.)[^%]*$/.exec(name)?.[1]
  const months = monthsOf(term)
  if (rate === undefined || months === undefined) return undefined
  const end = shortDate(endAfter(months, now))
  return (amount) =>
    `about ${formatMoney(amount + percentOf(amount, (Number(rate) * months) / 12), currency)} on ${end} (estimate)`
}
