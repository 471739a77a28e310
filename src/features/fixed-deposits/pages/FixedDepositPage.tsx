import { MethodList } from '#src/components/page/MethodList.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { fixedDepositMethods } from '#src/features/fixed-deposits/methods.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

export function Component() {
  return (
    <Page
      title={dashboardTexts.menu.fixedDeposit}
      subtitle="Money that stays locked for a time you choose. One way is open in your region."
    >
      <MethodList methods={fixedDepositMethods} />
    </Page>
  )
}
