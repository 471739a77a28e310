import styled from 'styled-components'
import { color, size } from '#src/theme/tokens.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { TransactionRow } from './TransactionRow.tsx'

const Line = styled.li`
  container-type: inline-size;
  height: ${size.transaction};
  border-block-end: 1px solid ${color.rule};
  &:last-child {
    border-block-end: 0;
  }
`

/** A few transactions, all of them in the page. For a whole history take VirtualList. */
export function TransactionLines({ lines, currency }: { lines: readonly StatementRow[]; currency: string }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <Line key={line.id ?? index}>
          <TransactionRow line={line} currency={currency} />
        </Line>
      ))}
    </ul>
  )
}
