import { paymentMethods } from '#src/features/payments/model.ts'
import { texts } from '#src/texts.ts'
import { MethodList } from '#src/ui/MethodList.tsx'
import { Page } from '#src/ui/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** Make a payment: the methods to choose from. */
export function MakePaymentScreen() {
  return (
    <Page title={texts.menu.makePayment} subtitle="Choose how to pay.">
      <Panel title={texts.cryptoDeposit.methods} isFlush>
        <MethodList methods={paymentMethods} />
      </Panel>
    </Page>
  )
}
