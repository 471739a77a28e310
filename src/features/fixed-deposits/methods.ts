import { cryptoSteps, unavailableMethods, type Method } from '#src/components/page/MethodList.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export const fixedDepositMethods = (terms: readonly string[]): readonly Method[] => [
  ...unavailableMethods,
  {
    name: dashboardTexts.addFunds.crypto,
    Icon: CoinIcon,
    hint: 'Pay in with cryptocurrency',
    steps: cryptoSteps({
      name: 'Choose a plan and a coin',
      hint:
        terms.length === 0
          ? 'Your plan sets how long your money stays locked.'
          : `Your money stays locked for ${either.format(terms)}.`,
    }),
    to: paths.dashboard.fixedDepositCrypto(),
  },
]
