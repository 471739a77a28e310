import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { columns, columnsWithBalance, wide, type TransactionColumns } from './transactionColumns.ts'

const Frame = styled.div`
  container-type: inline-size;
`
const Heads = styled.div`
  display: none;
  gap: 0 ${space.sm};
  padding: ${space.xs} ${space.lg};
  color: ${color.muted};
  font-size: ${text.small};
  @container ${wide} {
    display: grid;
    grid-template-columns: ${columns};
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

/** For the eye alone: each row says in words what its figures are. */
export function TransactionHeads({ columns }: { columns: TransactionColumns }) {
  return (
    <Frame aria-hidden="true">
      <Heads data-columns={columns}>
        <span>Date</span>
        <span>Name</span>
        <span>Type</span>
        <span>Status</span>
        <span>Amount</span>
        {columns === 'balance' && <span>Balance</span>}
      </Heads>
    </Frame>
  )
}
