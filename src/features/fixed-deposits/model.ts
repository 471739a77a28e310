import { t } from '@lingui/core/macro'
import type { FixedDepositPlan } from '#src/api/generated/models/fixedDepositPlan.ts'
import { endAfter, lastDayOf, monthsOf } from '#src/features/crypto-payments/model.ts'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { shortDate } from '#src/lib/dates.ts'
import { formatMoney, type Minor, percentOf } from '#src/lib/money.ts'

const example = 100_000

interface Growth {
  resultOf: (amount: Minor) => string
  end: string
}

export function depositOption({ plan_name, term }: FixedDepositPlan, currency: string, now: Date): CryptoOption {
  const growth = growthOf(plan_name, term ?? '', currency, now)
  const explanation = [term && lockedFor(term, now), growth && exampleOf(growth, currency)]
  return {
    value: plan_name,
    note: term && !plan_name.includes(term) ? term : undefined,
    explanation: explanation.filter(Boolean).join(' ') || undefined,
    estimateOf: growth && ((amount) => estimateOf(growth, amount)),
  }
}

function lockedFor(term: string, now: Date): string {
  const date = lastDayOf(term, now)
  return date === undefined
    ? t`Your money stays locked for ${term}.`
    : t`Your money stays locked for ${term}, until ${date} if it starts today.`
}

function exampleOf({ resultOf, end }: Growth, currency: string): string {
  const amount = formatMoney(example, currency)
  const result = resultOf(example)
  return t`Every ${amount} becomes about ${result} on ${end} (estimate).`
}

function estimateOf({ resultOf, end }: Growth, amount: Minor): string {
  const result = resultOf(amount)
  return t({ message: `about ${result} on ${end} (estimate)`, comment: 'What a deposit will be at its end' })
}

/** Only the name of a plan can state its rate, as "12 months, 2.9% a year". Without interest on interest. */
function growthOf(name: string, term: string, currency: string, now: Date): Growth | undefined {
  const rate = /^[^%]*(?:^|, |\bat )(\d{1,2}(?:\.\d{1,4})?) ?% (?:(?:a|per) year|p\.a\.)[^%]*$/.exec(name)?.[1]
  const months = monthsOf(term)
  if (rate === undefined || months === undefined) return undefined
  return {
    resultOf: (amount) => formatMoney(amount + percentOf(amount, (Number(rate) * months) / 12), currency),
    end: shortDate(endAfter(months, now)),
  }
}
