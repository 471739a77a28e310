import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { addFundsMethods } from '#src/features/add-funds/model.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export function Component() {
  return (
    <Page title={dashboardTexts.addFunds.title} subtitle="Choose how to add money.">
      <MethodList methods={addFundsMethods} />
    </Page>
  )
}
