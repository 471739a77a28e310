import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { paymentMethods } from '#src/features/payments/model.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export function Component() {
  return (
    <Page title={dashboardTexts.menu.makePayment} subtitle="Pay with cryptocurrency, and tell us what it's for.">
      <MethodList methods={paymentMethods} />
    </Page>
  )
}
