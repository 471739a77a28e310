import { t } from '@lingui/core/macro'
import type { UpgradePlan } from '#src/api/generated/models/upgradePlan.ts'
import { lastDayOf } from '#src/features/crypto-payments/model.ts'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { formatMoney } from '#src/lib/money.ts'
import { comma } from '#src/texts/common.ts'

export function upgradeOption(
  { plan_name, price, term, description }: UpgradePlan,
  currentPlan: string | undefined,
  currency: string,
  now: Date,
): CryptoOption {
  const isCurrent = plan_name === currentPlan
  const facts = [isCurrent && t`Your current plan`, term].filter(Boolean).join(comma)
  return {
    value: plan_name,
    price,
    detail: price === undefined ? t`Price on request` : formatMoney(price, currency),
    isDisabled: isCurrent || undefined,
    // A description is a sentence of the bank's.
    note: [facts, description].filter(Boolean).join('. ') || undefined,
    explanation: term ? lasting(plan_name, term, now) : undefined,
  }
}

function lasting(plan: string, term: string, now: Date): string {
  const date = lastDayOf(term, now)
  return date === undefined ? t`${plan} lasts ${term}.` : t`${plan} lasts ${term}, until ${date} if it starts today.`
}
