import {
  getGetInstitutionQueryOptions,
  useGetInstitutionSuspense,
} from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { PaymentHelp } from '#src/components/links/PaymentHelp.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { SubPage } from '#src/components/page/SubPage.tsx'
import { institutionRows } from '#src/features/add-funds/model.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'

export const loader = prefetching(() => [getGetInstitutionQueryOptions()])

export function Component() {
  return (
    <SubPage
      title={dashboardTexts.institution.title}
      parent={{ title: dashboardTexts.menu.addFunds, href: paths.dashboard.addFunds() }}
      subtitle="Give these details to the institution that sends you money."
    >
      <Columns $hasNarrowSide>
        <Panel title={dashboardTexts.addFunds.institutional}>
          <AsyncBoundary>
            <Details />
          </AsyncBoundary>
        </Panel>
        <PaymentHelp />
      </Columns>
    </SubPage>
  )
}

function Details() {
  const { data } = useGetInstitutionSuspense()
  return <DescriptionList rows={institutionRows(data)} />
}
