import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { keyOf, useSelection } from '#src/features/transactions/selection.ts'
import { color, size } from '#src/theme/tokens.ts'
import { TransactionRow } from './TransactionRow.tsx'

const Line = styled.li`
  container-type: inline-size;
  min-height: ${size.transaction};
  & + & {
    border-block-start: 1px solid ${color.rule};
  }
`

export interface TransactionLinesProps {
  rows: readonly StatementRow[]
  /** The whole list, where the rows are a part of it: a row that the bank has not identified is named by its place there. */
  of?: readonly StatementRow[]
  currency: string
  /** Whether a row leads to its details, which the page has to show. */
  isOpening?: boolean
}

/** A few transactions. Home's list with days is TransactionDays; a whole history takes VirtualList. */
export function TransactionLines({ rows, of = rows, currency, isOpening = false }: TransactionLinesProps) {
  const { key: open, pathOf } = useSelection()
  return (
    <ul>
      {rows.map((row) => {
        const key = keyOf(row, of.indexOf(row))
        return (
          <Line key={key}>
            <TransactionRow
              row={row}
              currency={currency}
              {...(isOpening && { to: pathOf(key), isOpen: key === open })}
            />
          </Line>
        )
      })}
    </ul>
  )
}
