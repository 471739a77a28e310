import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { Container } from '#src/ui/layout/Columns.tsx'
import { columns, columnsWithBalance, type TransactionColumns, wide } from './TransactionRow.tsx'

const Heads = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0 ${space.sm};
  padding: ${space.xs} ${space.lg};
  color: ${color.muted};
  font-size: ${text.small};
  &[data-columns] {
    display: none;
  }
  @container ${wide} {
    &[data-columns] {
      display: grid;
      grid-template-columns: ${columns};
    }
    &[data-columns='balance'] {
      grid-template-columns: ${columnsWithBalance};
    }
  }
  &[data-columns] > :nth-child(2) {
    grid-column: 3;
  }
  > :nth-child(n + 5) {
    text-align: end;
  }
`

/**
 * Hidden from screen readers, since each row names its figures.
 * Without columns it keeps its height, so that no row moves when the details open beside the list.
 */
export function TransactionHeads({ columns }: { columns: TransactionColumns | undefined }) {
  return (
    <Container aria-hidden="true">
      <Heads data-columns={columns}>
        {columns !== undefined && <span>Date</span>}
        <span>Name</span>
        {columns !== undefined && (
          <>
            <span>Type</span>
            <span>Status</span>
          </>
        )}
        <span>Amount</span>
        {columns === 'balance' && <span>Balance</span>}
      </Heads>
    </Container>
  )
}
