import styled from 'styled-components'
import type { Month } from '#src/features/statements/model.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.md};
  min-height: inherit;
  height: 100%;
  padding: ${space.hair} ${space.lg};
  h3 {
    font-size: ${text.body};
  }
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
  @media ${media.print} {
    padding-inline: 0;
  }
`
const Sums = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.sm};
  color: ${color.muted};
  font-size: ${text.small};
  b {
    color: ${color.ink};
    font-weight: 600;
  }
`

/** A month of a statement, with what came in and went out in the rows under it. */
export function MonthHeading({ month, currency }: { month: Month; currency: string }) {
  return (
    <Line>
      <h3>{month.label}</h3>
      <Sums>
        <span>
          In{' '}
          <b>
            <Amount minor={month.credit} currency={currency} />
          </b>
        </span>
        <span>
          Out{' '}
          <b>
            <Amount minor={month.debit} currency={currency} />
          </b>
        </span>
      </Sums>
    </Line>
  )
}
