import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { TransactionRow } from '#src/features/transactions/components/TransactionRow.tsx'
import { color, size } from '#src/theme/tokens.ts'

const Line = styled.li`
  container-type: inline-size;
  min-height: ${size.transaction};
  & + & {
    border-block-start: 1px solid ${color.rule};
  }
`

/** A few transactions to read. Home's list with days and details is TransactionDays; a whole history takes VirtualList. */
export function TransactionLines({ rows, currency }: { rows: readonly StatementRow[]; currency: string }) {
  return (
    <ul>
      {rows.map((row, index) => (
        <Line key={row.id ?? index}>
          <TransactionRow row={row} currency={currency} />
        </Line>
      ))}
    </ul>
  )
}
