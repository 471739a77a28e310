import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { getGetAccountQueryOptions, useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import {
  getGetStatementQueryOptions,
  useGetStatementSuspense,
  type GetStatementSuspenseQueryResult,
} from '#src/api/generated/hooks/statements/statements.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { omittedFrom } from '#src/api/reading/violations.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { AccountPanel } from '#src/features/statements/components/AccountPanel.tsx'
import { MonthHeading, Sums } from '#src/features/statements/components/MonthHeading.tsx'
import { PeriodFigures } from '#src/features/statements/components/PeriodFigures.tsx'
import { StatementToolbar } from '#src/features/statements/components/StatementToolbar.tsx'
import {
  balancesOf,
  isByDate,
  isSameSelected,
  monthFilter,
  monthsOf,
  noFilters,
  periodOf,
  selectRows,
  shownOf,
  statementCsv,
  totalsOf,
  type Filters,
  type Month,
  type Selected,
} from '#src/features/statements/model.ts'
import { sumsHeading } from '#src/features/statements/periodInWords.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import { TransactionRow, transactionWrapsBelow } from '#src/features/transactions/components/TransactionRow.tsx'
import { keyOf, openRow, useSelection } from '#src/features/transactions/selection.ts'
import { isoDay } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ExportButton } from '#src/ui/ExportButton.tsx'
import { lazyOptional } from '#src/ui/lazyOptional.ts'
import { FileIcon, PrintIcon } from '#src/ui/NavigationIcons.tsx'
import { NothingFound } from '#src/ui/NothingFound.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { printOut } from '#src/ui/printOut.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useMedia } from '#src/ui/useMedia.ts'
import { useNow } from '#src/ui/useNow.ts'
import { VirtualList } from '#src/ui/VirtualList.tsx'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`
const PrintedStatement = lazyOptional(
  async () => (await import('#src/features/statements/components/PrintedStatement.tsx')).PrintedStatement,
)

/** Rows that are not in the order of their dates have no months. */
const noMonths: readonly Month[] = []

/** By the room that there is for text, not by the window: large text needs one column where usual text has two. */
const wide = '(width >= 44em)'

const Frame = styled.div`
  container-type: inline-size;
`
/** The account is before the list in the page, so that nobody has to pass all rows to reach it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};
  @container ${wide} {
    grid-template-columns: minmax(0, 1fr) 17.5rem;
    > aside {
      order: 1;
    }
  }
`
const Rows = styled.div`
  margin-block-start: ${space.sm};
  border-block-start: 1px solid ${color.rule};
`
const Side = styled.aside`
  min-width: 0;
  @container ${wide} {
    position: sticky;
    inset-block-start: calc(${size.notices} + ${size.topBar} + ${space.md});
  }
`

export const loader = prefetching(() => [getGetStatementQueryOptions(), getGetAccountQueryOptions()])

/** Statements and report: the whole history, to search, to take away and to print. */
export function Component() {
  return (
    <Page title={dashboardTexts.statements.title}>
      <AsyncBoundary skeleton={<Skeleton lines={8} height={56} />}>
        <Statement />
      </AsyncBoundary>
    </Page>
  )
}

function Statement() {
  const { data } = useGetStatementSuspense()
  return <FilteredStatement data={data} />
}

/** Apart from the query, whose hooks would run for every key in the search. */
function FilteredStatement({ data }: { data: GetStatementSuspenseQueryResult }) {
  const { transactions } = data
  const { search } = useLocation()
  const [filters, setFilters] = useState(() => ({
    ...noFilters,
    ...monthFilter(new URLSearchParams(search).get('month')),
  }))
  // Typing goes first; the list follows as soon as there is time.
  const applied = useDeferredValue(filters)
  const rows = useMemo(() => selectRows(transactions, applied), [transactions, applied])
  return (
    <>
      {transactions.length > 0 && (
        <StatementToolbar filters={filters} onChange={setFilters} result={shownOf(rows.length, transactions.length)} />
      )}
      <StatementContent data={data} rows={rows} filters={applied} onFilter={setFilters} />
    </>
  )
}

interface StatementContentProps extends Selected {
  data: GetStatementSuspenseQueryResult
  onFilter: (filters: Filters) => void
}

/** Memoised: a key in the search renders the search alone, and this once there is time, if it selects other rows. */
const StatementContent = memo(function StatementContent({ data, rows, filters, onFilter }: StatementContentProps) {
  const { transactions, currency, user, violations } = data
  const account = useGetAccount().data?.account
  const now = useNow()
  const { key: openKey, pathOf } = useSelection()
  const isHidden = useIsBalanceHidden()
  const months = isByDate(filters) ? monthsOf(rows) : noMonths
  const isComplete = omittedFrom(violations, 'transactions') === 0
  const today = account?.tb ?? undefined
  const balances = useMemo(
    () => (isComplete ? balancesOf(transactions, today, filters) : undefined),
    [isComplete, transactions, today, filters],
  )
  const hasRunning = balances !== undefined && !isHidden && filters.order === 'newest'
  const running = useMemo(
    () => (hasRunning ? runningBalances(transactions, today) : undefined),
    [hasRunning, transactions, today],
  )
  const isNarrow = useMedia(media.narrow)
  const renderRow = useCallback(
    (index: number) => {
      const row = rows[index]
      const key = row && keyOf(row, index)
      return (
        row &&
        key && (
          <TransactionRow
            row={row}
            balance={running?.get(row)}
            currency={currency}
            to={pathOf(key)}
            isOpen={key === openKey}
            isOneLine
          />
        )
      )
    },
    [rows, running, currency, openKey, pathOf],
  )
  const renderHeading = useCallback(
    (index: number) => {
      const month = months[index]
      return month && <MonthHeading month={month} currency={currency} />
    },
    [months, currency],
  )

  const open = openRow(rows, openKey)
  const totals = totalsOf(rows)
  const statementAccount = { number: account?.account_no || undefined, currency: account?.currency || currency }

  const figures = (
    <>
      <AsyncBoundary skeleton={<Skeleton lines={2} height={36} />}>
        <AccountPanel isHidden={isHidden} />
      </AsyncBoundary>
      {transactions.length > 0 && (
        <PeriodFigures
          heading={sumsHeading(filters)}
          totals={totals}
          balances={balances}
          isCurrent={filters.to === '' || filters.to >= isoDay(now)}
          currency={currency}
          isHidden={isHidden}
        />
      )}
    </>
  )
  const isFolded = isNarrow && transactions.length > 0
  const side = (
    <Side aria-label="Account and period">
      {isFolded ? (
        <Disclosure title={config.productName} level={2} summary={<Sums totals={totals} currency={currency} />}>
          {figures}
        </Disclosure>
      ) : (
        <Panel title={config.productName}>{figures}</Panel>
      )}
    </Side>
  )

  if (transactions.length === 0) {
    return (
      <Frame>
        <Columns>
          {side}
          <Panel title="Transactions" isFlush>
            <EmptyState
              icon={<FileIcon size={24} />}
              title={dashboardTexts.noTransactions}
              hint="Once money comes in or goes out, you'll see it here."
              action={<ButtonLink to={paths.dashboard.addFunds()}>{dashboardTexts.menu.addFunds}</ButtonLink>}
            />
          </Panel>
        </Columns>
      </Frame>
    )
  }
  return (
    <>
      <Suspense>
        <PrintedStatement
          rows={rows}
          filters={filters}
          holder={user?.fullname ?? ''}
          account={statementAccount}
          total={transactions.length}
          omitted={omittedFrom(violations, 'transactions')}
          balances={isHidden ? undefined : balances}
          running={running}
        />
      </Suspense>
      <Frame>
        <Columns>
          {side}
          <Panel
            title="Transactions"
            isFlush
            actions={
              <Actions>
                <ExportButton
                  name="statement"
                  isDisabled={rows.length === 0}
                  csv={() => statementCsv(rows, statementAccount, periodOf(rows, filters), running)}
                />
                <Button
                  variant="secondary"
                  icon={<PrintIcon />}
                  isDisabled={rows.length === 0}
                  onPress={() => printOut('statement')}
                >
                  Print
                </Button>
              </Actions>
            }
          >
            {rows.length === 0 ? (
              <NothingFound what="transactions" onClear={() => onFilter(noFilters)} />
            ) : (
              <Rows>
                <VirtualList
                  label="Transactions"
                  count={rows.length}
                  groups={months}
                  renderHeading={renderHeading}
                  rowHeight={isNarrow ? '3.6875rem' : '3.625rem'}
                  headingHeight={isNarrow ? '3.5rem' : '3rem'}
                  measureBelow={transactionWrapsBelow}
                  renderRow={renderRow}
                />
              </Rows>
            )}
            <OmittedEntries violations={violations} list="transactions" />
          </Panel>
        </Columns>
      </Frame>
      {open !== undefined && (
        <TransactionDetails
          row={open}
          currency={currency}
          account={{ holder: user?.fullname, number: account?.account_no, code: account?.currency }}
        />
      )}
    </>
  )
}, isSameContent)

function isSameContent(before: StatementContentProps, after: StatementContentProps): boolean {
  return before.data === after.data && before.onFilter === after.onFilter && isSameSelected(before, after)
}
