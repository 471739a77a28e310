import { getGetContactQueryOptions, useGetContactSuspense } from '#src/api/generated/hooks/contact/contact.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { waysToReach, type Way } from '#src/features/contact/model.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export const loader = prefetching(() => [getGetContactQueryOptions()])

export function Component() {
  return (
    <Page title={dashboardTexts.contact.title} subtitle="We'll never ask for your password, PIN or a code.">
      <Columns $hasNarrowSide>
        <Panel title="Contact us">
          <AsyncBoundary skeleton={<Skeleton lines={3} height={56} />}>
            <Ways />
          </AsyncBoundary>
          {config.helpHours !== '' && <p>{config.helpHours}</p>}
        </Panel>
        <Panel title="About a transaction?">
          <Stack>
            <p>Have its reference ready. Open the transaction to copy it.</p>
            <p>
              <TextLink to={paths.dashboard.statements()}>{dashboardTexts.statements.title}</TextLink>
            </p>
          </Stack>
        </Panel>
      </Columns>
    </Page>
  )
}

function Ways() {
  const { data } = useGetContactSuspense()
  return (
    <DescriptionList
      rows={waysToReach(data.contact).map((way) => ({
        term: way.name,
        detail: <Address way={way} />,
        copyValue: way.value || undefined,
      }))}
    />
  )
}

function Address({ way: { value, url } }: { way: Way }) {
  if (value === '') return 'Not available at the moment'
  if (url === undefined) return value
  return (
    <TextLink href={url} {...(url.startsWith('https:') ? { target: '_blank' } : {})}>
      {value}
    </TextLink>
  )
}
