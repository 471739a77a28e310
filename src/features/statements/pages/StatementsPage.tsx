import { t } from '@lingui/core/macro'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { getGetAccountQueryOptions, useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import {
  getGetStatementQueryOptions,
  useGetStatementSuspense,
  type GetStatementSuspenseQueryResult,
} from '#src/api/generated/hooks/statements/statements.ts'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import { isReadable } from '#src/api/reading/violations.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { LongList } from '#src/components/page/LongList.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { MonthSections } from '#src/features/statements/components/MonthSections.tsx'
import { PeriodFigures } from '#src/features/statements/components/PeriodFigures.tsx'
import { PrintedRows } from '#src/features/statements/components/PrintedRows.tsx'
import { StatementActions } from '#src/features/statements/components/StatementActions.tsx'
import { StatementToolbar } from '#src/features/statements/components/StatementToolbar.tsx'
import {
  balancesOf,
  foundNotes,
  isByDate,
  monthFilter,
  monthsOf,
  noFilters,
  notesOf,
  selectRows,
  type Filters,
  type Selected,
} from '#src/features/statements/model.ts'
import { filtersInWords, sumsHeading } from '#src/features/statements/words.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import { awaitedRows } from '#src/features/transactions/components/TransactionLines.tsx'
import { useOpenRow } from '#src/features/transactions/selection.ts'
import { totalsOf } from '#src/features/transactions/totals.ts'
import { isoDay } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import { useIsBalanceHidden } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { awaited, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useNow } from '#src/ui/hooks.ts'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { ListSection, Panel } from '#src/ui/layout/Panel.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { usePrinting } from '#src/ui/layout/usePrinting.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { NothingFound } from '#src/ui/lists/ListToolbar.tsx'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const Parts = styled(Stack)`
  gap: ${space.md};
  @media ${media.narrow} {
    gap: ${space.sm};
  }
`
const ignore = (): void => undefined
const awaitedMonths = [{ label: awaited, first: 0, count: 8, credit: 100_000, debit: 100_000 }]

const skeleton = (
  <Skeleton>
    <Parts>
      <StatementToolbar
        filters={noFilters}
        onChange={ignore}
        shown={8}
        total={8}
        currency=""
        actions={<Button variant="secondary">{t`Print`}</Button>}
      />
      <PeriodFigures
        heading=""
        totals={{ credit: 100_000, debit: 100_000 }}
        balances={{ opening: 100_000, closing: 100_000 }}
        isCurrent
        currency=""
      />
      <ListSection>
        <MonthSections months={awaitedMonths} rows={awaitedRows(8)} currency="" />
      </ListSection>
    </Parts>
  </Skeleton>
)

export const loader = prefetching(() => [getGetStatementQueryOptions(), getGetAccountQueryOptions()])

export function Component() {
  const month = new URLSearchParams(useLocation().search).get('month')
  return (
    <Page title={dashboardTexts.statements.title}>
      <AsyncBoundary skeleton={skeleton}>
        <Statement key={month} month={month} />
      </AsyncBoundary>
    </Page>
  )
}

function Statement({ month }: { month: string | null }) {
  const { data } = useGetStatementSuspense()
  const { transactions, violations } = data
  const [filters, setFilters] = useState(() => ({ ...noFilters, ...monthFilter(month) }))
  // Deferred, as the notes are: typing has priority over the list.
  const applied = useDeferredValue(filters)
  // Requested once there is a search, which looks in the notes of past transfers, too.
  const past = useGetTransfers({ query: { enabled: filters.search !== '' } }).data?.transactions
  const written = useDeferredValue(useMemo(() => notesOf(past), [past]))
  const rows = useMemo(() => selectRows(transactions, applied, written), [transactions, applied, written])
  const notes = useMemo(() => foundNotes(rows, applied.search, written), [rows, applied.search, written])
  if (transactions.length === 0)
    return (
      <Panel title={t`Transactions`} isFlush>
        {isReadable(violations, 'transactions') ? (
          <EmptyState
            icon={<FileIcon size={24} />}
            title={dashboardTexts.noTransactions}
            hint={t`Once you add funds, your transactions are listed here.`}
            action={<ButtonLink to={paths.dashboard.addFunds()}>{dashboardTexts.menu.addFunds}</ButtonLink>}
          />
        ) : (
          <OmittedEntries violations={violations} list="transactions" />
        )}
      </Panel>
    )
  return (
    <Parts>
      <StatementToolbar
        filters={filters}
        onChange={setFilters}
        shown={rows.length}
        total={transactions.length}
        currency={data.currency}
        actions={<StatementActions data={data} rows={rows} filters={applied} />}
      />
      <StatementContent data={data} rows={rows} notes={notes} filters={applied} onFilter={setFilters} />
    </Parts>
  )
}

interface StatementContentProps extends Selected {
  data: GetStatementSuspenseQueryResult
  notes: ReturnType<typeof foundNotes>
  onFilter: (filters: Filters) => void
}

const StatementContent = memo(function StatementContent(props: StatementContentProps) {
  const { data, rows, notes, filters, onFilter } = props
  const { transactions, currency, violations } = data
  const account = useGetAccount().data?.account
  const isPrinting = usePrinting()
  // The paper has the balances that the screen hides.
  const isHidden = useIsBalanceHidden() && !isPrinting
  const now = useNow()
  const months = useMemo(() => (isByDate(filters) ? monthsOf(rows) : []), [rows, filters])
  const isListed = isReadable(violations, 'transactions')
  const today = account?.tb
  const balances = useMemo(
    () => (isListed ? balancesOf(transactions, today, filters) : undefined),
    [isListed, transactions, today, filters],
  )
  const hasRunning = balances !== undefined && !isHidden && filters.order === 'newest'
  const running = useMemo(
    () => (hasRunning ? runningBalances(transactions, today) : undefined),
    [hasRunning, transactions, today],
  )
  const isNarrow = useMedia(media.narrow)
  const chosen = useOpenRow(transactions)
  const open = chosen !== undefined && rows.includes(chosen) ? chosen : undefined
  const rowBalances = isNarrow ? undefined : running
  const heading = useId()
  const totals = useMemo(() => totalsOf(rows), [rows])
  const figures = rows.some(
    ({ status, transaction_type: direction }) => status !== 'failed' && direction !== undefined,
  ) && (
    <PeriodFigures
      heading={sumsHeading(filters)}
      totals={totals}
      balances={balances}
      isCurrent={filters.to === '' || filters.to >= isoDay(now)}
      currency={currency}
    />
  )

  return (
    <>
      {figures}
      <ListSection aria-labelledby={heading}>
        <VisuallyHidden as="h2" id={heading}>
          {t`Transactions`}
        </VisuallyHidden>
        {rows.length === 0 ? (
          <NothingFound where={filtersInWords(filters, currency)} onClear={() => onFilter(noFilters)} />
        ) : (
          <div data-print="hide">
            <LongList rows={rows}>
              {(first) => (
                <MonthSections
                  months={months}
                  rows={first}
                  of={transactions}
                  notes={notes}
                  balances={rowBalances}
                  currency={currency}
                />
              )}
            </LongList>
          </div>
        )}
        {isPrinting && rows.length > 0 && (
          <PrintedRows
            rows={rows}
            filters={filters}
            total={transactions.length}
            months={months}
            running={running}
            currency={currency}
          />
        )}
        <OmittedEntries violations={violations} list="transactions" />
      </ListSection>
      {open !== undefined && (
        <TransactionDetails row={open} balance={running?.get(open)} currency={currency} code={account?.currency} />
      )}
    </>
  )
})
