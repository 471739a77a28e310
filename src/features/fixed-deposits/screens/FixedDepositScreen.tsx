import { fixedDepositMethods } from '#src/features/fixed-deposits/model.ts'
import { texts } from '#src/texts.ts'
import { MethodList } from '#src/ui/MethodList.tsx'
import { Page } from '#src/ui/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** Open a fixed deposit: the methods to choose from. */
export function FixedDepositScreen() {
  return (
    <Page title={texts.menu.fixedDeposit} subtitle="Choose how to pay into a fixed deposit.">
      <Panel title={texts.cryptoDeposit.methods} isFlush>
        <MethodList methods={fixedDepositMethods} />
      </Panel>
    </Page>
  )
}
