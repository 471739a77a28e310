import styled from 'styled-components'
import type { Month } from '#src/features/statements/model.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Between } from '#src/ui/Columns.tsx'

const Line = styled(Between)`
  gap: 0 ${space.md};
  min-height: inherit;
  height: 100%;
  padding: ${space.xxs} ${space.inset};
  h3 {
    font-size: ${text.body};
  }
  @media ${media.print} {
    padding-inline: 0;
  }
`
const Sums = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.sm};
  color: ${color.muted};
  font-size: ${text.small};
  /* Always below the month on a phone. Whether both fit in one line would depend on the font. */
  @container (width < 24em) {
    flex-basis: 100%;
  }
  b {
    color: ${color.foreground};
    font-weight: 600;
  }
`

export interface MonthHeadingProps {
  month: Month
  currency: string
}

export function MonthHeading({ month, currency }: MonthHeadingProps) {
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
