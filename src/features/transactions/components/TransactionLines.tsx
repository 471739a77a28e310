import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { keyOf, useSelection } from '#src/features/transactions/selection.ts'
import { space } from '#src/theme/tokens.ts'
import { TransactionHeads } from './TransactionHeads.tsx'
import { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx'

/** A single container: many would be laid out one by one. */
const List = styled.ul`
  container-type: inline-size;
  padding-block: ${space.xs};
`
const Line = styled.li`
  min-height: 4rem;
  &:has([data-columns]) {
    min-height: 3.5rem;
  }
`

export interface TransactionLinesProps extends Pick<TransactionRowProps, 'columns'> {
  rows: readonly StatementRow[]
  /** The whole list, whose positions identify rows without an id. */
  of?: readonly StatementRow[]
  /** Shown instead of the rows' names. */
  texts?: readonly string[] | undefined
  currency: string
  isOpening?: boolean
}

/** A few transactions. Use VirtualList for a whole history. */
export function TransactionLines(props: TransactionLinesProps) {
  const { rows, of = rows, texts, currency, isOpening = false, columns } = props
  const { linkOf } = useSelection()
  return (
    <>
      {columns !== undefined && <TransactionHeads columns={columns} />}
      <List>
        {rows.map((row, index) => (
          <Line key={keyOf(row, of)}>
            <TransactionRow
              row={row}
              text={texts?.[index]}
              currency={currency}
              columns={columns}
              {...(isOpening && linkOf(row, of))}
            />
          </Line>
        ))}
      </List>
    </>
  )
}
