import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { Status } from '#src/components/Status.tsx'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Time } from '#src/ui/Time.tsx'

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
export function TransactionRow({ line, currency }: { line: StatementRow; currency: string }) {
  return (
    <Row>
      <What>
        <Name title={line.name}>
          <bdi>{line.name || '–'}</bdi>
        </Name>
        <When>
          <Time date={line.date} />
          {line.transaction_type && <Direction> · {line.transaction_type}</Direction>}
          {line.reference && <Reference> · {line.reference}</Reference>}
        </When>
      </What>
      <State>
        <Status status={line.status} />
      </State>
      <Figure>
        <Amount minor={line.amount} currency={currency} direction={line.transaction_type} />
      </Figure>
    </Row>
  )
}
