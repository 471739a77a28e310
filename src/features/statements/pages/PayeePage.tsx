import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { getGetAccountQueryOptions, useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import {
  getGetTransfersQueryOptions,
  useGetTransfers,
  useGetTransfersSuspense,
} from '#src/api/generated/hooks/transfers/transfers.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { LongList } from '#src/components/page/LongList.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { SubPage } from '#src/components/page/SubPage.tsx'
import { payeeRows } from '#src/features/transactions/components/payeeRows.tsx'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import { awaitedRows, TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'
import { noteOf, payeeId, rowOf, transfersLike } from '#src/features/transactions/payees.ts'
import { useOpenRow } from '#src/features/transactions/selection.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Columns } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SearchIcon } from '#src/ui/text/NavigationIcons.tsx'

export const loader = prefetching(() => [getGetTransfersQueryOptions(), getGetAccountQueryOptions()])

const statements = { title: dashboardTexts.statements.title, href: paths.dashboard.statements() }

const skeleton = (
  <Skeleton>
    <Columns $hasNarrowSide>
      <Panel title={t`Transfers`} isFlush>
        <TransactionLines rows={awaitedRows(6)} currency="" />
      </Panel>
    </Columns>
  </Skeleton>
)

/** The address names a transfer, not the payee's account. */
export function Component() {
  const { id = '' } = useParams()
  const past = useGetTransfers().data?.transactions ?? []
  const named = past.find((one) => one.id === id)
  return (
    <SubPage
      title={named?.act_hold_name.trim() || t`Payee`}
      // Keeps the name out of the browser's history.
      windowTitle={t`Payee`}
      parent={statements}
    >
      <AsyncBoundary skeleton={skeleton}>
        <Payee id={id} />
      </AsyncBoundary>
    </SubPage>
  )
}

function Payee({ id }: { id: string }) {
  const { transactions, violations } = useGetTransfersSuspense().data
  // Only this response names the currency. Amounts have no currency until it arrives.
  const { data: own, isPending } = useGetAccount()
  const transfers = useMemo(() => transfersLike(transactions, id), [transactions, id])
  const rows = useMemo(() => transfers.map(rowOf), [transfers])
  const texts = useMemo(() => transfers.map(noteOf), [transfers])
  const open = useOpenRow(rows)
  const currency = own?.currency ?? ''
  const [newest] = transfers
  if (newest === undefined)
    return (
      <Panel title={t`Transfers`} isFlush>
        <EmptyState
          icon={<SearchIcon size={24} />}
          title={t`We couldn't find this payee`}
          hint={t`The link may be old, or from another account.`}
          action={<ButtonLink to={statements.href}>{statements.title}</ButtonLink>}
        />
        <OmittedEntries violations={violations} list="transactions" />
      </Panel>
    )
  if (isPending) return skeleton
  return (
    <>
      <Columns $hasNarrowSide>
        <Panel title={t`Transfers`} isFlush>
          <LongList rows={rows}>
            {(first) => (
              <TransactionLines
                label={t`Transfers`}
                rows={first}
                of={rows}
                texts={texts}
                currency={currency}
                isOpening
              />
            )}
          </LongList>
          <OmittedEntries violations={violations} list="transactions" />
        </Panel>
        <Panel
          title={t`Payee's details`}
          actions={
            <ButtonLink to={paths.dashboard.send({ again: payeeId(transactions, id) })}>{t`Send again`}</ButtonLink>
          }
        >
          <DescriptionList isCompact rows={payeeRows({ ...newest, act_hold_name: '', note: '' })} />
        </Panel>
      </Columns>
      {open !== undefined && <TransactionDetails row={open} currency={currency} code={own?.account.currency} />}
    </>
  )
}
