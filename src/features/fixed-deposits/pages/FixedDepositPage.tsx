import {
  getGetFixedDepositFormQueryOptions,
  useGetFixedDepositForm,
} from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { PastPayments } from '#src/features/crypto-payments/components/PastPayments.tsx'
import { fixedDepositMethods } from '#src/features/fixed-deposits/model.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export const loader = prefetching(() => [getGetFixedDepositFormQueryOptions()])

/** Does not wait for earlier deposits. */
export function Component() {
  const { data } = useGetFixedDepositForm()
  return (
    <Page title={dashboardTexts.menu.fixedDeposit} subtitle="Lock money away for a term you choose.">
      <MethodList methods={fixedDepositMethods}>
        <PastPayments title="Your fixed deposits" data={data} to={paths.dashboard.fixedDepositCrypto()} />
      </MethodList>
    </Page>
  )
}
