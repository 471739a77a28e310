import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useGetStatementSuspense } from '#src/api/generated/hooks/statements/statements.ts'
import { paths } from '#src/paths.ts'
import { monthFilter, noFilters, selectRows, shownOf, statementCsv } from '#src/features/statements/model.ts'
import { PrintHeader } from '#src/features/statements/components/PrintHeader.tsx'
import { StatementToolbar } from '#src/features/statements/components/StatementToolbar.tsx'
import { StatementTotals } from '#src/features/statements/components/StatementTotals.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { size, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/components/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ExportButton } from '#src/ui/ExportButton.tsx'
import { FileIcon, PrintIcon } from '#src/ui/NavigationIcons.tsx'
import { OmittedEntries } from '#src/components/OmittedEntries.tsx'
import { AsyncBoundary } from '#src/components/AsyncBoundary.tsx'
import { NothingFound } from '#src/ui/NothingFound.tsx'
import { Page } from '#src/components/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import { keyOf, useSelection } from '#src/features/transactions/selection.ts'
import { TransactionRow } from '#src/features/transactions/components/TransactionRow.tsx'
import { usePrinting } from '#src/ui/usePrinting.ts'
import { VirtualList } from '#src/ui/VirtualList.tsx'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`

/** Statements and report: the whole history, to search, to take away and to print. */
export function StatementsPage() {
  return (
    <Page title={dashboardTexts.statements.title}>
      <AsyncBoundary>
        <Statement />
      </AsyncBoundary>
    </Page>
  )
}

function Statement() {
  const { data } = useGetStatementSuspense()
  const { transactions, currency, user, violations } = data
  const [search] = useSearchParams()
  const [filters, setFilters] = useState(() => ({ ...noFilters, ...monthFilter(search.get('month')) }))
  const { key: openKey, pathOf, close } = useSelection()
  // Typing goes first; the list follows as soon as there is time.
  const applied = useDeferredValue(filters)
  const rows = useMemo(() => selectRows(transactions, applied), [transactions, applied])
  const isPrinting = usePrinting()
  const renderRow = useCallback(
    (index: number) => {
      const row = rows[index]
      const key = row && keyOf(row, index)
      return row && key && <TransactionRow row={row} currency={currency} to={pathOf(key)} isOpen={key === openKey} />
    },
    [rows, currency, openKey, pathOf],
  )

  const open = openKey === undefined ? undefined : rows.find((row, index) => keyOf(row, index) === openKey)

  if (transactions.length === 0) {
    return (
      <Panel title="Transactions" isFlush>
        <EmptyState
          icon={<FileIcon size={24} />}
          title={dashboardTexts.noTransactions}
          hint="Once money comes in or goes out, it is listed here."
          action={<ButtonLink to={paths.dashboard.addFunds()}>{dashboardTexts.menu.addFunds}</ButtonLink>}
        />
      </Panel>
    )
  }
  return (
    <>
      {isPrinting && (
        <PrintHeader holder={user?.fullname ?? ''} rows={rows} total={transactions.length} filters={applied} />
      )}
      <Panel
        title="Transactions"
        isFlush
        actions={
          <Actions data-print="hide">
            <ExportButton name="statement" isDisabled={rows.length === 0} csv={() => statementCsv(rows, currency)} />
            <Button variant="secondary" icon={<PrintIcon />} isDisabled={rows.length === 0} onPress={() => print()}>
              Print
            </Button>
          </Actions>
        }
      >
        <StatementToolbar filters={filters} onChange={setFilters} result={shownOf(rows.length, transactions.length)} />
        <StatementTotals rows={rows} currency={currency} />
        {rows.length === 0 ? (
          <NothingFound what="transactions" onClear={() => setFilters(noFilters)} />
        ) : (
          <VirtualList label="Transactions" count={rows.length} rowHeight={size.transaction} renderRow={renderRow} />
        )}
        <OmittedEntries violations={violations} list="transactions" />
      </Panel>
      {open !== undefined && (
        <TransactionDetails
          row={open}
          currency={currency}
          account={{ holder: user?.fullname, number: undefined }}
          onClose={close}
        />
      )}
    </>
  )
}
