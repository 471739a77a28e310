import type { UpgradePlan } from '#src/api/generated/models/upgradePlan.ts'
import { formatAmount } from '#src/lib/money.ts'

/** What a plan costs, in words; `currency` is the symbol before the figure. */
export function priceOf({ price }: UpgradePlan, currency: string): string {
  return price === undefined ? 'Price on request' : `${currency}${formatAmount(price)}`
}

/** A plan as the list of the form names it. */
export function planLabel(plan: UpgradePlan, currency: string): string {
  return `${plan.plan_name} (${priceOf(plan, currency)})`
}
