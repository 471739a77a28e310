import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { isReadable, type Violation } from '#src/api/reading/violations.ts'
import { LongList } from '#src/components/page/LongList.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Container } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { CryptoRow, DateCodeNote } from './CryptoRow.tsx'

export interface CryptoTransactionsProps {
  transactions: readonly DepositRow[] | undefined
  currency: string
  violations: readonly Violation[]
}

export function CryptoTransactions({ transactions = [], currency, violations }: CryptoTransactionsProps) {
  if (transactions.length === 0 && isReadable(violations, 'transactions')) return null
  return (
    <Panel title={dashboardTexts.cryptoDeposit.transactions} isFlush>
      <LongList rows={transactions}>
        {(first) => (
          <Container as="ul">
            {first.map((row, index) => (
              <CryptoRow key={index} row={row} currency={currency} />
            ))}
          </Container>
        )}
      </LongList>
      {transactions.length > 0 && <DateCodeNote />}
      <OmittedEntries violations={violations} list="transactions" />
    </Panel>
  )
}
