import styled from 'styled-components'
import { config } from '#src/lib/config.ts'
import { isoDay, listDate, parseDate, spelledDate } from '#src/lib/dates.ts'
import { fromWire } from '#src/lib/money.ts'
import type { WireMoney } from '#src/lib/money.ts'
import { texts } from '#src/texts.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { Amount } from './Amount.tsx'
import { Panel } from './Panel.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.hair} ${space.md};
  align-items: center;
  min-height: ${size.row};
  padding: ${space.sm} ${space.lg};
  border-block-end: 1px solid ${color.rule};
  &:last-child {
    border-block-end: 0;
  }
`
const Type = styled.p`
  font-weight: 600;
`
const When = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`
const Figure = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.hair};
`

const tones = { pending: 'warning', confirmed: 'success', declined: 'danger' } as const

/** One report of a crypto payment, as the loaders answer it. */
export interface CryptoTransaction {
  id?: string | number
  type: string
  amount: WireMoney
  status: keyof typeof tones
  created_at: string
}

export interface CryptoTransactionsProps {
  transactions: readonly CryptoTransaction[]
  /** The symbol before the amounts. */
  currency: string
}

/** What was reported before, and how it stands; nothing at all when there is nothing. */
export function CryptoTransactions({ transactions, currency }: CryptoTransactionsProps) {
  if (transactions.length === 0) return null
  return (
    <Panel title={texts.cryptoDeposit.transactions} isFlush>
      <ul>
        {transactions.map(({ id, type, amount, status, created_at }, index) => (
          <Row key={id ?? index}>
            <div>
              <Type>{type}</Type>
              <When>
                <ListDate wire={created_at} />
              </When>
            </div>
            <Figure>
              <Amount minor={fromWire(amount)} currency={currency} />
              <StatusBadge tone={tones[status]}>{status}</StatusBadge>
            </Figure>
          </Row>
        ))}
      </ul>
    </Panel>
  )
}

/**
 * The date as the bank's lists print it, whose month is counted from zero unless configured otherwise; beside it the true
 * date in words, and in the markup for machines.
 */
function ListDate({ wire }: { wire: string }) {
  const date = parseDate(wire)
  if (date === undefined) return wire
  return (
    <>
      <time dateTime={isoDay(date)}>{listDate(date, config.depositMonth)}</time>
      {' · '}
      {spelledDate(date)}
    </>
  )
}
