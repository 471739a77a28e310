import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import type { Month } from '#src/features/statements/model.ts'
import {
  TransactionLines,
  type TransactionLinesProps,
} from '#src/features/transactions/components/TransactionLines.tsx'
import { media } from '#src/theme/media.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { Between } from '#src/ui/layout/Columns.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'

const Section = styled.section`
  > ul {
    padding-block: 0;
  }
`
const Heading = styled.div`
  position: relative;
  z-index: 1;
  container-type: inline-size;
  background: ${color.surface};
  box-shadow:
    0 -1px ${color.rule},
    inset 0 -1px ${color.rule};
  @media ${media.tall} {
    position: sticky;
    inset-block-start: calc(${size.notices} + ${size.topBar});
  }
`
const Line = styled(Between)`
  gap: 0 ${space.md};
  min-height: 3rem;
  @media ${media.narrow} {
    min-height: 2.25rem;
  }
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
          <Trans context="money in">
            In{' '}
            <b>
              <Amount minor={month.credit} currency={currency} />
            </b>
          </Trans>
        </span>
        <span>
          <Trans context="money out">
            Out{' '}
            <b>
              <Amount minor={month.debit} currency={currency} />
            </b>
          </Trans>
        </span>
      </Sums>
    </Line>
  )
}

export interface MonthSectionsProps extends TransactionLinesProps {
  /** None if the rows are not sorted by date. */
  months: readonly Month[]
}

/** A month that `rows` end in has its heading and its first rows. */
export function MonthSections({ months, rows, ...props }: MonthSectionsProps) {
  if (months.length === 0) return <TransactionLines {...props} label={t`Transactions`} rows={rows} isOpening />
  return months
    .filter(({ first }) => first < rows.length)
    .map((month) => (
      <Section key={month.label}>
        <Heading>
          <MonthHeading month={month} currency={props.currency} />
        </Heading>
        <TransactionLines
          {...props}
          label={month.label}
          rows={rows.slice(month.first, month.first + month.count)}
          isOpening
        />
      </Section>
    ))
}
