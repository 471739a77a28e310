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
    hint: t`Pay in with cryptocurrency`,
    to: paths.dashboard.fixedDepositCrypto(),
  },
]

export function Component() {
  return (
    <Page title={dashboardTexts.menu.fixedDeposit} subtitle={t`Lock money away for a term you choose.`}>
      <MethodList methods={methods} />
    </Page>
  )
}
