import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import type { RunningBalances } from '#src/features/transactions/balance.ts'
import { useLinkOf } from '#src/features/transactions/selection.ts'
import { size, space } from '#src/theme/tokens.ts'
import { awaited, awaitedDate } from '#src/ui/feedback/Skeleton.tsx'
import { TransactionRow } from './TransactionRow.tsx'

/** A single container: many would be laid out one by one. */
const List = styled.ul`
  container-type: inline-size;
  padding-block: ${space.xs};
`
const Line = styled.li`
  min-height: 3.6875rem;
  /* Scrolls focused rows to below the heading of their month. */
  :any-link {
    scroll-margin-block-start: ${size.row};
  }
`

export function awaitedRows(count: number): StatementRow[] {
  const row = {
    name: awaited,
    date: awaitedDate,
    transaction_type: 'debit',
    amount: 10_000,
    status: 'successful',
  } as const
  return Array.from({ length: count }, () => row)
}

export interface TransactionLinesProps {
  label?: string
  rows: readonly StatementRow[]
  /** The whole list, whose positions identify rows without an id. */
  of?: readonly StatementRow[]
  /** Shown instead of the rows' names. */
  texts?: readonly string[] | undefined
  notes?: ReadonlyMap<StatementRow, string> | undefined
  balances?: RunningBalances | undefined
  currency: string
  isOpening?: boolean
}

export function TransactionLines(props: TransactionLinesProps) {
  const { label, rows, of = rows, texts, notes, balances, currency, isOpening = false } = props
  const linkOf = useLinkOf()
  return (
    <List aria-label={label}>
      {rows.map((row, index) => (
        <Line key={index}>
          <TransactionRow
            row={row}
            text={texts?.[index]}
            note={notes?.get(row)}
            balance={balances?.get(row)}
            currency={currency}
            {...(isOpening && linkOf(row, of))}
          />
        </Line>
      ))}
    </List>
  )
}
