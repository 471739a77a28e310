import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { paymentMethods } from '#src/features/payments/model.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Panel } from '#src/ui/Panel.tsx'

/** Make a payment: the methods to choose from. */
export function Component() {
  return (
    <Page title={dashboardTexts.menu.makePayment} subtitle="Choose how to pay.">
      <Panel title={dashboardTexts.cryptoDeposit.methods}>
        <MethodList methods={paymentMethods} />
      </Panel>
    </Page>
  )
}
