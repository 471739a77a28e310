import { addFundsMethods } from '#src/features/add-funds/model.ts'
import { texts } from '#src/texts.ts'
import { MethodList } from '#src/ui/MethodList.tsx'
import { Page } from '#src/ui/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** Add funds: the methods to choose from. */
export function AddFundsScreen() {
  return (
    <Page title={texts.addFunds.title} subtitle="Choose how to add money to your trading account.">
      <Panel title={texts.cryptoDeposit.methods} isFlush>
        <MethodList methods={addFundsMethods} />
      </Panel>
    </Page>
  )
}
