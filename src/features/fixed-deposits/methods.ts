import { cryptoSteps, unavailableMethods, type Method } from '#src/components/page/methods.ts'
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
