import { t } from '@lingui/core/macro'
import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { BankIcon, CoinIcon } from '#src/ui/text/NavigationIcons.tsx'

const { addFunds } = dashboardTexts

const methods = [
  {
    name: addFunds.institutional,
    Icon: BankIcon,
    hint: addFunds.institutionalHint,
    to: paths.dashboard.addFundsInstitution(),
  },
  {
    name: addFunds.crypto,
    Icon: CoinIcon,
    hint: addFunds.cryptoHint,
    to: paths.dashboard.addFundsCrypto(),
  },
]

export function Component() {
  return (
    <Page title={addFunds.title} subtitle={t`Choose how to add money.`}>
      <MethodList methods={methods} />
    </Page>
  )
}
