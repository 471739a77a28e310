import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { getGetAccountQueryOptions, useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import {
  getGetStatementQueryOptions,
  useGetStatementSuspense,
  type GetStatementSuspenseQueryResult,
} from '#src/api/generated/hooks/statements/statements.ts'
import { isReadable } from '#src/api/reading/violations.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { LongList } from '#src/components/page/LongList.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { MonthSections } from '#src/features/statements/components/MonthSections.tsx'
import { NothingMatches } from '#src/features/statements/components/NothingMatches.tsx'
import { PeriodFigures } from '#src/features/statements/components/PeriodFigures.tsx'
import { PrintedRows } from '#src/features/statements/components/PrintedRows.tsx'
import { StatementActions } from '#src/features/statements/components/StatementActions.tsx'
import { StatementSkeleton } from '#src/features/statements/components/StatementSkeleton.tsx'
import { StatementToolbar } from '#src/features/statements/components/StatementToolbar.tsx'
import {
  balancesOf,
  foundNotes,
  isByDate,
  monthFilter,
  monthsOf,
  noFilters,
  selectRows,
  shownOf,
  totalsOf,
  type Filters,
  type Month,
  type Selected,
} from '#src/features/statements/model.ts'
import { sumsHeading } from '#src/features/statements/periodInWords.ts'
import { useNotedTransfers } from '#src/features/statements/useNotedTransfers.ts'
import { readVisit } from '#src/features/statements/visit.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import { TransactionHeads } from '#src/features/transactions/components/TransactionHeads.tsx'
import { openRow, useSelection } from '#src/features/transactions/selection.ts'
import { isoDay } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { useNow } from '#src/ui/hooks.ts'
import { ListSection, Panel } from '#src/ui/layout/Panel.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { usePrinting } from '#src/ui/layout/usePrinting.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const noMonths: readonly Month[] = []

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  @media ${media.narrow} {
    gap: ${space.sm};
  }
`
const ListAndDetails = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.md};
  &[data-docked] {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`

export const loader = prefetching(() => [getGetStatementQueryOptions(), getGetAccountQueryOptions()])

export function Component() {
  return (
    <Page title={dashboardTexts.statements.title}>
      <AsyncBoundary skeleton={<StatementSkeleton />}>
        <Statement />
      </AsyncBoundary>
    </Page>
  )
}

function Statement() {
  const { data } = useGetStatementSuspense()
  const asked = readVisit(useLocation().state)
  const [visit, setVisit] = useState(asked)
  // Opening details changes the history entry, but the visit continues.
  if (asked !== undefined && asked.visit !== visit?.visit) setVisit(asked)
  return <FilteredStatement key={visit?.visit} data={data} />
}

/** Separate from the query, whose hooks would run for every key in the search. */
function FilteredStatement({ data }: { data: GetStatementSuspenseQueryResult }) {
  const { transactions, violations } = data
  const { search } = useLocation()
  const [filters, setFilters] = useState(() => ({
    ...noFilters,
    ...monthFilter(new URLSearchParams(search).get('month')),
  }))
  // Deferred: typing has priority over the list.
  const applied = useDeferredValue(filters)
  const past = useNotedTransfers(filters.search)
  const rows = useMemo(() => selectRows(transactions, applied, past), [transactions, applied, past])
  const notes = useMemo(() => foundNotes(rows, applied.search, past), [rows, applied.search, past])
  const actions = useMemo(() => <StatementActions data={data} rows={rows} filters={applied} />, [data, rows, applied])
  if (transactions.length === 0)
    return (
      <Panel title="Transactions" isFlush>
        {isReadable(violations, 'transactions') ? (
          <EmptyState
            icon={<FileIcon size={24} />}
            title={dashboardTexts.noTransactions}
            hint="Once you add funds, your transactions are listed here."
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
        result={shownOf(rows.length, transactions.length)}
        hasRows={rows.length > 0}
        transactions={transactions}
        currency={data.currency}
        actions={actions}
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
  const { key: openKey } = useSelection()
  const months = isByDate(filters) ? monthsOf(rows) : noMonths
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
  const chosen = openRow(transactions, openKey)
  const open = chosen !== undefined && rows.includes(chosen) ? chosen : undefined
  const isWide = useMedia(media.wide)
  const isDocked = isWide && open !== undefined
  const hasRowBalances = running !== undefined && !isDocked && !isNarrow
  const columns = !isWide || isDocked ? undefined : hasRowBalances ? 'balance' : 'amount'
  const heading = useId()
  const totals = totalsOf(rows)
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
      <ListAndDetails data-docked={isDocked || undefined}>
        <ListSection aria-labelledby={heading}>
          <VisuallyHidden as="h2" id={heading}>
            Transactions
          </VisuallyHidden>
          {rows.length === 0 ? (
            <NothingMatches transactions={transactions} filters={filters} currency={currency} onFilter={onFilter} />
          ) : (
            <div data-print="hide">
              {isWide && <TransactionHeads columns={columns} />}
              <LongList rows={rows}>
                {(first) => (
                  <MonthSections
                    months={months}
                    rows={first}
                    of={transactions}
                    notes={notes}
                    balances={hasRowBalances ? running : undefined}
                    currency={currency}
                    columns={columns}
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
          <TransactionDetails
            row={open}
            balance={running?.get(open)}
            isDocked={isDocked}
            currency={currency}
            code={account?.currency}
          />
        )}
      </ListAndDetails>
    </>
  )
})
