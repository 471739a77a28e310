import { t } from '@lingui/core/macro'
import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CoinIcon } from '#src/ui/text/NavigationIcons.tsx'

const methods = [
  {
    name: dashboardTexts.addFunds.crypto,
    Icon: CoinIcon,
    hint: dashboardTexts.addFunds.cryptoHint,
    to: paths.dashboard.makePaymentCrypto(),
  },
]

export function Component() {
  return (
    <Page title={dashboardTexts.menu.makePayment} subtitle={t`Pay with cryptocurrency, and tell us what it's for.`}>
      <MethodList methods={methods} />
    </Page>
  )
}
