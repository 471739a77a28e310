import {
  getGetFixedDepositFormQueryOptions,
  useGetFixedDepositForm,
} from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { PastPayments } from '#src/features/crypto-payments/components/PastPayments.tsx'
import { InterestHelp } from '#src/features/fixed-deposits/components/InterestHelp.tsx'
import { fixedDepositMethods } from '#src/features/fixed-deposits/methods.ts'
import { planOption } from '#src/features/fixed-deposits/plan.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { HelpIcon } from '#src/ui/NavigationIcons.tsx'
import { useNow } from '#src/ui/useNow.ts'

export const loader = prefetching(() => [getGetFixedDepositFormQueryOptions()])

/** Does not wait for the plans, which the next page offers as well. */
export function Component() {
  const now = useNow()
  const { data, isPending } = useGetFixedDepositForm()
  const options = data?.plans.map((plan) => planOption(plan, now)) ?? []
  return (
    <Page title={dashboardTexts.menu.fixedDeposit} subtitle="Lock money away for a term you choose.">
      <MethodList
        methods={fixedDepositMethods}
        choice={{ label: 'How long?', options: isPending ? undefined : options, isExplained: true }}
        help={{ Icon: HelpIcon, text: <InterestHelp /> }}
      >
        <PastPayments title="Your fixed deposits" data={data} to={paths.dashboard.fixedDepositCrypto()} />
      </MethodList>
    </Page>
  )
}
