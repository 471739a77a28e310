import styled from 'styled-components'
import type { Balances, Totals } from '#src/features/statements/model.ts'
import type { Minor } from '#src/lib/money.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space.sm} ${space.md};
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
const Heading = styled.h3`
  margin-block: ${space.sm};
  padding-block-start: ${space.sm};
  border-block-start: 1px solid ${color.rule};
  font-size: ${text.body};
`

export interface PeriodFiguresProps {
  /** What the sums are of. */
  heading: string
  totals: Totals
  /** Undefined where they are not certain. */
  balances: Balances | undefined
  /** Whether the period reaches today. */
  isCurrent: boolean
  currency: string
  /** Whether balances are hidden. The sums are of rows that can be read beside them. */
  isHidden: boolean
}

/** What came in and went out in a period and, where it is certain, the balance before and after. */
export function PeriodFigures(props: PeriodFiguresProps) {
  const { heading, totals, balances, isCurrent, currency, isHidden } = props
  const figure = (term: string, minor: Minor, isBalance = false) => (
    <div>
      <dt>{term}</dt>
      <dd>
        <Amount minor={minor} currency={currency} isHidden={isBalance && isHidden} />
      </dd>
    </div>
  )
  return (
    <>
      <Heading>{heading}</Heading>
      <Figures>
        {balances !== undefined && figure('Opening balance', balances.opening, true)}
        {figure('Money in', totals.credit)}
        {figure('Money out', totals.debit)}
        {balances !== undefined && figure(isCurrent ? 'Balance today' : 'Closing balance', balances.closing, true)}
      </Figures>
    </>
  )
}
