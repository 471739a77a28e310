import styled from 'styled-components'
import type { Month } from '#src/features/statements/model.ts'
import type { Totals } from '#src/features/transactions/totals.ts'
import { pluralize } from '#src/lib/pluralize.ts'
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
const Both = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.sm};
  color: ${color.muted};
  font-size: ${text.small};
  b {
    color: ${color.foreground};
    font-weight: 600;
  }
`

/** Always below the month on a phone. Whether both fit in one line would depend on the font. */
const BothSums = styled(Both)`
  @container (width < 24em) {
    flex-basis: 100%;
  }
`

function Sums({ totals, currency }: { totals: Totals; currency: string }) {
  return (
    <BothSums>
      <span>
        In{' '}
        <b>
          <Amount minor={totals.credit} currency={currency} />
        </b>
      </span>
      <span>
        Out{' '}
        <b>
          <Amount minor={totals.debit} currency={currency} />
        </b>
      </span>
    </BothSums>
  )
}

export interface MonthHeadingProps {
  month: Month
  currency: string
  isHidden: boolean
}

export function MonthHeading({ month, currency, isHidden }: MonthHeadingProps) {
  return (
    <Line>
      <h3>{month.label}</h3>
      {isHidden ? <Both>{pluralize(month.count, 'transaction')}</Both> : <Sums totals={month} currency={currency} />}
    </Line>
  )
}
