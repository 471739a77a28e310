import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { TransactionRow } from '#src/features/transactions/components/TransactionRow.tsx'
import { byDay } from '#src/features/transactions/days.ts'
import { keyOf, useSelection } from '#src/features/transactions/selection.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { useNow } from '#src/ui/useNow.ts'

const Heading = styled.h3`
  padding: ${space.md} ${space.lg} ${space.hair};
  color: ${color.muted};
  font-size: ${text.small};
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
`
const Line = styled.li`
  container-type: inline-size;
  min-height: ${size.transaction};
  & + & {
    border-block-start: 1px solid ${color.rule};
  }
`

/** A few transactions under the day they were made on, all of them in the page. A whole history takes VirtualList. */
export function TransactionDays({ rows, currency }: { rows: readonly StatementRow[]; currency: string }) {
  const now = useNow()
  const { key: open, pathOf } = useSelection()
  const keys = new Map(rows.map((row, index) => [row, keyOf(row, index)]))
  return byDay(rows, now).map((day) => (
    <div key={day.key}>
      <Heading>{day.label}</Heading>
      <ul>
        {day.rows.map((row) => {
          const key = keys.get(row) ?? ''
          return (
            <Line key={key}>
              <TransactionRow row={row} currency={currency} to={pathOf(key)} isOpen={key === open} />
            </Line>
          )
        })}
      </ul>
    </div>
  ))
}
