import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { fixedDepositMethods } from '#src/features/fixed-deposits/model.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export function Component() {
  return (
    <Page title={dashboardTexts.menu.fixedDeposit} subtitle="Lock money away for a term you choose.">
      <MethodList methods={fixedDepositMethods} />
    </Page>
  )
}
