import type { LinkCardProps } from '#src/components/links/LinkCard.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CoinIcon } from '#src/ui/text/NavigationIcons.tsx'

export const paymentMethods: readonly LinkCardProps[] = [
  {
    name: dashboardTexts.addFunds.crypto,
    Icon: CoinIcon,
    hint: dashboardTexts.addFunds.cryptoHint,
    to: paths.dashboard.makePaymentCrypto(),
  },
]
