import styled from 'styled-components'
import { isoDay, parseDate, spelledDate } from '#src/lib/dates.ts'
import { fromWire } from '#src/lib/money.ts'
import type { WireMoney } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

/** One line of an account's history, as the loaders answer it. */
export interface TransactionLine {
  id?: string | number
  /** The bank's own number for it, for correspondence. */
  reference?: string | null
  name: string
  date: string
  transaction_type: 'credit' | 'debit'
  amount: WireMoney
  status: keyof typeof statusTones
}

const statusTones = { successful: 'success', in_progress: 'warning', failed: 'danger' } as const

/** How a transaction stands, in words. */
export const statusWords = { successful: 'successful', in_progress: 'in progress', failed: 'failed' } as const

/** By the room that the list has for its text, in which it stands: less where the text is large. */
const narrow = '(width < 40em)'
const tiny = '(width < 24em)'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem minmax(9rem, auto);
  align-items: center;
  gap: 0 ${space.md};
  height: 100%;
  padding-inline: ${space.lg};
  @container ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    padding-inline: ${space.md};
  }
  @media ${media.print} {
    padding: ${space.hair} 0;
  }
`
const What = styled.div`
  min-width: 0;
  @container ${narrow} {
    grid-row: 1 / span 2;
  }
`
/** Two lines of a name fit into a row; what is longer can be had from its title. */
const Name = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-weight: 600;
`
const When = styled.div`
  color: ${color.muted};
  font-size: ${text.small};
`
/** The sign and the word of the amount say it again. */
const Direction = styled.span`
  @container ${tiny} {
    display: none;
  }
`
const Reference = styled.span`
  @container ${narrow} {
    display: none;
  }
`
const State = styled.div`
  @container ${narrow} {
    grid-column: 2;
    grid-row: 2;
    justify-self: end;
  }
`
const Figure = styled.div`
  justify-self: end;
`

/** One transaction: what and when, how it stands, and how much in which direction. */
export function TransactionRow({ line, currency }: { line: TransactionLine; currency: string }) {
  const date = parseDate(line.date)
  return (
    <Row>
      <What>
        <Name title={line.name}>{line.name}</Name>
        <When>
          {date === undefined ? line.date : <time dateTime={isoDay(date)}>{spelledDate(date)}</time>}
          <Direction> · {line.transaction_type}</Direction>
          {line.reference && <Reference> · {line.reference}</Reference>}
        </When>
      </What>
      <State>
        <StatusBadge tone={statusTones[line.status]}>{statusWords[line.status]}</StatusBadge>
      </State>
      <Figure>
        <Amount minor={fromWire(line.amount)} currency={currency} direction={line.transaction_type} />
      </Figure>
    </Row>
  )
}
