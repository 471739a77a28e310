import { getGetPaymentFormQueryOptions, useGetPaymentForm } from '#src/api/generated/hooks/payments/payments.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { PastPayments } from '#src/features/crypto-payments/components/PastPayments.tsx'
import { paymentMethods } from '#src/features/payments/model.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export const loader = prefetching(() => [getGetPaymentFormQueryOptions()])

/** Does not wait for earlier payments. */
export function Component() {
  const { data } = useGetPaymentForm()
  return (
    <Page title={dashboardTexts.menu.makePayment} subtitle="Pay with cryptocurrency, and tell us what it's for.">
      <MethodList methods={paymentMethods}>
        <PastPayments title="Your payments" data={data} to={paths.dashboard.makePaymentCrypto()} />
      </MethodList>
    </Page>
  )
}
