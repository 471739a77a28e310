import type { FixedDepositPlan } from '#src/api/generated/models/fixedDepositPlan.ts'
import { cryptoSteps, unavailableMethods, type Method } from '#src/components/page/methods.ts'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { termFrom } from '#src/features/crypto-payments/term.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'

export const fixedDepositMethods: readonly Method[] = [
  ...unavailableMethods,
  {
    name: dashboardTexts.addFunds.crypto,
    Icon: CoinIcon,
    hint: 'Pay in with cryptocurrency',
    steps: cryptoSteps('Choose a plan and a coin'),
    to: paths.dashboard.fixedDepositCrypto(),
  },
]

export function planOption({ plan_name, term }: FixedDepositPlan, now: Date): CryptoOption {
  const [label, note] = linesOf(plan_name, term)
  return {
    value: plan_name,
    label,
    note,
    explanation: term ? `Your money stays locked for ${termFrom(term, now)}.` : undefined,
  }
}

/** Puts the term of "6 months, 2.4% a year" on a line of its own, so that neither part breaks. */
function linesOf(name: string, term: string | null | undefined): [label: string, note?: string] {
  if (!term) return [name]
  if (name.startsWith(`${term}, `)) return [term, name.slice(term.length + 2)]
  return name.includes(term) ? [name] : [name, term]
}
