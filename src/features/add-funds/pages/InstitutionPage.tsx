import { t } from '@lingui/core/macro'
import {
  getGetInstitutionQueryOptions,
  useGetInstitutionSuspense,
} from '#src/api/generated/hooks/add-funds/add-funds.ts'
import type { GetInstitutionAnswer } from '#src/api/generated/models/getInstitutionAnswer.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { SubPage } from '#src/components/page/SubPage.tsx'
import { config } from '#src/config.ts'
import { countryName } from '#src/lib/countries.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { LockIcon } from '#src/ui/text/Icon.tsx'
import { BankIcon } from '#src/ui/text/NavigationIcons.tsx'

const { institution } = dashboardTexts

const points = [
  { Icon: BankIcon, text: t`Share them only with an institution that's paying you.` },
  { Icon: LockIcon, text: t`Nobody needs your password, PIN or a code to pay you.` },
  paymentHelp,
]

export const loader = prefetching(() => [getGetInstitutionQueryOptions()])

export function Component() {
  return (
    <SubPage
      title={institution.title}
      parent={{ title: dashboardTexts.menu.addFunds, href: paths.dashboard.addFunds() }}
    >
      <AsyncBoundary>
        <Details />
      </AsyncBoundary>
    </SubPage>
  )
}

function Details() {
  const { data } = useGetInstitutionSuspense()
  const rows = rowsOf(data)
  const known = rows.filter(({ copyValue }) => copyValue !== undefined)
  const title = dashboardTexts.addFunds.institutional
  if (known.length === 0) {
    return (
      <Panel title={title}>
        <Stack $gap="xs">
          <Banner tone="info" action={<HelpLink />}>
            {t`We don't have these details yet, so nothing can be sent to you this way.`}
          </Banner>
          <DescriptionList rows={rows} />
        </Stack>
      </Panel>
    )
  }
  return (
    <Columns $hasNarrowSide>
      <Panel
        title={title}
        actions={
          <CopyButton
            value={known.map(({ term, copyValue }) => `${term}: ${copyValue ?? ''}`).join('\n')}
            what={t({ message: 'details', comment: 'What a button copies: "Copy all details"' })}
            variant="quiet"
            isAll
          />
        }
      >
        <Stack $gap="xs">
          <p>{t`Give these details to the institution that sends you money.`}</p>
          <DescriptionList rows={rows} />
        </Stack>
      </Panel>
      <Panel title={t`Before you share them`}>
        <IconPoints points={points} />
      </Panel>
    </Columns>
  )
}

/** A missing username or account number is reported; missing bank details stay empty. Neither can be copied. */
function rowsOf({ user, u, data, data2 }: GetInstitutionAnswer) {
  const row = (term: string, value: string | undefined, missing = '') => {
    const known = value?.trim() ?? ''
    return { term, detail: known || missing, copyValue: known || undefined }
  }
  const rows = [
    row(institution.username, u.username, institution.missing),
    row(institution.accountNumber, data.account_no, institution.missing),
    row(institution.swift, data2.swift_code),
    row(institution.routing, data2.routing_no),
    row(institution.country, data2.country && countryName(data2.country)),
  ]
  // The holder and the bank help only a payer who has the rest.
  return rows.every(({ copyValue }) => copyValue === undefined)
    ? rows
    : [row(t`Account holder`, user.fullname), row(t`Bank`, config.bankName), ...rows]
}
