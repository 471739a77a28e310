import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Container } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { CryptoRow, DateCodeNote } from './CryptoRow.tsx'

const shown = 3

export interface PastPaymentsProps {
  title: string
  data: Pick<CryptoMethods, 'transactions' | 'currency'> | undefined
  to: string
}

export function PastPayments({ title, data, to }: PastPaymentsProps) {
  const { transactions = [], currency = '' } = data ?? {}
  if (transactions.length === 0) return null
  return (
    <Panel
      title={title}
      actions={transactions.length > shown && <TextLink to={to}>{`All ${transactions.length}`}</TextLink>}
      isFlush
    >
      <Container as="ul">
        {transactions.slice(0, shown).map((row, index) => (
          <CryptoRow key={index} row={row} currency={currency} />
        ))}
      </Container>
      <DateCodeNote />
    </Panel>
  )
}
