import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { Container } from '#src/ui/layout/Columns.tsx'
import { columns as widths, columnsWithBalance, type TransactionColumns, wide } from './TransactionRow.tsx'

const Heads = styled.div`
  display: none;
  gap: 0 ${space.sm};
  padding: ${space.xs} ${space.lg};
  color: ${color.muted};
  font-size: ${text.small};
  @container ${wide} {
    display: grid;
    grid-template-columns: ${widths};
    &[data-columns='balance'] {
      grid-template-columns: ${columnsWithBalance};
    }
  }
  > :nth-child(2) {
    grid-column: 3;
  }
  > :nth-child(n + 5) {
    text-align: end;
  }
`

/** Hidden from screen readers, since each row names its figures. */
export function TransactionHeads({ columns }: { columns: TransactionColumns }) {
  return (
    <Container aria-hidden="true">
      <Heads data-columns={columns}>
        <span>Date</span>
        <span>Name</span>
        <span>Type</span>
        <span>Status</span>
        <span>Amount</span>
        {columns === 'balance' && <span>Balance</span>}
      </Heads>
    </Container>
  )
}
