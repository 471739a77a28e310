import type { UpgradePlan } from '#src/api/generated/models/upgradePlan.ts'
import { termFrom } from '#src/features/crypto-payments/model.ts'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { formatMoney } from '#src/lib/money.ts'

export function upgradeOption(
  { plan_name, price, term, description }: UpgradePlan,
  currentPlan: string | undefined,
  currency: string,
  now: Date,
): CryptoOption {
  const isCurrent = plan_name === currentPlan
  const facts = [isCurrent && 'Your current plan', term].filter(Boolean).join(', ')
  return {
    value: plan_name,
    price,
    detail: price === undefined ? 'Price on request' : formatMoney(price, currency),
    isDisabled: isCurrent || undefined,
    // A description is a sentence of the bank's.
    note: [facts, description].filter(Boolean).join('. ') || undefined,
    explanation: term ? `${plan_name} lasts ${termFrom(term, now)}.` : undefined,
  }
}
