import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { byDay } from '#src/features/transactions/days.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { useNow } from '#src/ui/useNow.ts'
import { TransactionLines } from './TransactionLines.tsx'

const Heading = styled.h3`
  padding: ${space.md} ${space.lg} ${space.xxs};
  color: ${color.muted};
  font-size: ${text.small};
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
`
/** A few transactions under the day they were made on, all of them in the page. A whole history takes VirtualList. */
export function TransactionDays({ rows, currency }: { rows: readonly StatementRow[]; currency: string }) {
  const now = useNow()
  return byDay(rows, now).map((day) => (
    <div key={day.key}>
      <Heading>{day.label}</Heading>
      <TransactionLines rows={day.rows} of={rows} currency={currency} isOpening />
    </div>
  ))
}
