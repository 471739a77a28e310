import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { paymentMethods } from '#src/features/payments/model.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export function Component() {
  return (
    <Page title={dashboardTexts.menu.makePayment} subtitle="One method is available in your region.">
      <MethodList methods={paymentMethods} />
    </Page>
  )
}
