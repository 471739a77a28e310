import type { FixedDepositPlan } from '#src/api/generated/models/fixedDepositPlan.ts'
import { cryptoSteps, unavailableMethods, type Method } from '#src/components/page/MethodList.tsx'
import type { CryptoOption } from '#src/features/crypto-payments/schema.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'

export const fixedDepositMethods: readonly Method[] = [
  ...unavailableMethods,
  {
    name: dashboardTexts.addFunds.crypto,
    Icon: CoinIcon,
    hint: 'Pay in with cryptocurrency',
    steps: cryptoSteps({
      name: 'Choose a plan and a coin',
      hint: 'The plan says how long your money stays locked.',
    }),
    to: paths.dashboard.fixedDepositCrypto(),
  },
]

export function planOption({ plan_name, term }: FixedDepositPlan): CryptoOption {
  return {
    value: plan_name,
    label: plan_name,
    note: term && term !== plan_name ? term : undefined,
    explanation: term ? `Your money stays locked for ${term}.` : undefined,
  }
}
