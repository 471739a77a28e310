import type { PaymentPurpose } from '#src/api/generated/models/paymentPurpose.ts'
import { cryptoSteps, unavailableMethods, type Method } from '#src/components/page/methods.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'

export function purposeOption({ purpose_name }: PaymentPurpose) {
  return { value: purpose_name, label: purpose_name }
}

export const paymentMethods: readonly Method[] = [
  ...unavailableMethods,
  {
    name: dashboardTexts.addFunds.crypto,
    Icon: CoinIcon,
    hint: dashboardTexts.addFunds.cryptoHint,
    steps: cryptoSteps({ name: 'Choose a coin', hint: 'Each coin has its own address.' }),
    to: paths.dashboard.makePaymentCrypto(),
  },
]
