import { useState } from 'react'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { isReadable, type Violation } from '#src/api/reading/violations.ts'
import { LongList } from '#src/components/page/LongList.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { purposeOf } from '#src/features/crypto-payments/purpose.ts'
import { toCsv } from '#src/lib/csv.ts'
import { isoDay } from '#src/lib/dates.ts'
import { toWire } from '#src/lib/money.ts'
import { pluralize } from '#src/lib/text.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { ExportButton } from '#src/ui/buttons/ExportButton.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { Container } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { ListToolbar, NothingFound } from '#src/ui/lists/ListToolbar.tsx'
import { CryptoRow, DateCodeNote } from './CryptoRow.tsx'

export interface CryptoTransactionsProps {
  transactions: readonly DepositRow[] | undefined
  currency: string
  violations: readonly Violation[]
  isNew?: (row: DepositRow) => boolean
}

type Shown = 'all' | NonNullable<DepositRow['status']>

const choices: readonly { id: Shown; label: string }[] = [
  { id: 'all', label: 'Any status' },
  { id: 'pending', label: 'Pending' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'declined', label: 'Declined' },
]

export function CryptoTransactions({
  transactions = [],
  currency,
  violations,
  isNew = () => false,
}: CryptoTransactionsProps) {
  const [shown, setShown] = useState<Shown>('all')
  if (transactions.length === 0)
    return isReadable(violations, 'transactions') ? null : (
      <Panel title={dashboardTexts.cryptoDeposit.transactions} isFlush>
        <OmittedEntries violations={violations} list="transactions" />
      </Panel>
    )
  const rows = shown === 'all' ? transactions : transactions.filter(({ status }) => status === shown)
  return (
    <Panel title={dashboardTexts.cryptoDeposit.transactions} isFlush>
      <ListToolbar label="Filter and export" result={pluralize(rows.length, 'transaction')}>
        <Select
          label="Status"
          options={choices}
          value={shown}
          onChange={(id) => setShown(choices.find((choice) => choice.id === id)?.id ?? 'all')}
        />
        <ExportButton
          name="crypto-transactions"
          isDisabled={rows.length === 0}
          csv={() => depositsCsv(rows, currency)}
        />
      </ListToolbar>
      {rows.length === 0 ? (
        <NothingFound what="transactions" onClear={() => setShown('all')} />
      ) : (
        <LongList rows={rows}>
          {(first) => (
            <Container as="ul">
              {first.map((row, index) => (
                <CryptoRow key={index} row={row} currency={currency} isNew={isNew(row)} />
              ))}
            </Container>
          )}
        </LongList>
      )}
      <DateCodeNote />
      <OmittedEntries violations={violations} list="transactions" />
    </Panel>
  )
}

function depositsCsv(rows: readonly DepositRow[], currency: string): string {
  return toCsv(
    ['Date', 'Type', 'For', 'Amount', 'Currency', 'Status'],
    rows.map((row) => [
      row.created_at === undefined ? '' : isoDay(row.created_at),
      row.type,
      purposeOf(row) ?? '',
      row.amount === undefined ? '' : toWire(row.amount),
      currency,
      row.status ?? '',
    ]),
  )
}
