import { useGetInstitutionSuspense } from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { institutionRows } from '#src/features/add-funds/model.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { AsyncBoundary } from '#src/components/AsyncBoundary.tsx'
import { Page } from '#src/components/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** Institutional transfer: what an institution has to know to send money here. */
export function InstitutionPage() {
  return (
    <Page
      title={dashboardTexts.institution.title}
      subtitle="Give these details to the institution that sends you money."
    >
      <Panel title={dashboardTexts.addFunds.institutional}>
        <AsyncBoundary>
          <Details />
        </AsyncBoundary>
      </Panel>
    </Page>
  )
}

function Details() {
  const { data } = useGetInstitutionSuspense()
  return <DescriptionList rows={institutionRows(data)} />
}
