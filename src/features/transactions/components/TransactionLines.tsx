import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { keyOf, useSelection } from '#src/features/transactions/selection.ts'
import { color, space } from '#src/theme/tokens.ts'
import { TransactionRow } from './TransactionRow.tsx'

const List = styled.ul`
  padding-block: ${space.xs};
`
const Line = styled.li`
  container-type: inline-size;
  min-height: 4rem;
  & + & {
    border-block-start: 1px solid ${color.rule};
  }
`

export interface TransactionLinesProps {
  rows: readonly StatementRow[]
  /** The whole list, in which a row without an id has its place. */
  of?: readonly StatementRow[]
  currency: string
  isOpening?: boolean
}

/** A few transactions. Use VirtualList for a whole history. */
export function TransactionLines({ rows, of = rows, currency, isOpening = false }: TransactionLinesProps) {
  const { linkOf } = useSelection()
  return (
    <List>
      {rows.map((row) => (
        <Line key={keyOf(row, of)}>
          <TransactionRow row={row} currency={currency} {...(isOpening && linkOf(row, of))} />
        </Line>
      ))}
    </List>
  )
}
