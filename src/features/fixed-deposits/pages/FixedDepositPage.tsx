import {
  getGetFixedDepositFormQueryOptions,
  useGetFixedDepositForm,
} from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { fixedDepositMethods } from '#src/features/fixed-deposits/methods.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export const loader = prefetching(() => [getGetFixedDepositFormQueryOptions()])

/** The plans are only a hint here, so the page neither waits for them nor needs them. */
export function Component() {
  const plans = useGetFixedDepositForm().data?.plans ?? []
  return (
    <Page
      title={dashboardTexts.menu.fixedDeposit}
      subtitle="Lock money away for a term you choose. One method is available in your region."
    >
      <MethodList methods={fixedDepositMethods(plans.flatMap(({ term }) => term || []))} />
    </Page>
  )
}
