import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import type { Balances, Totals } from '#src/features/statements/model.ts'
import type { Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'

const Strip = styled.section`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.sm} ${space.xs} ${space.sm} ${space.lg};
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.surface};
  @media ${media.narrow} {
    padding-inline-start: ${space.md};
  }
`
const Figures = styled.dl`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space.sm} ${space.md};
  margin: 0;
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

export interface PeriodFiguresProps {
  /** Names the rows of the sums. */
  heading: string
  totals: Totals
  /** Undefined if uncertain. */
  balances: Balances | undefined
  /** Whether the period includes today. */
  isCurrent: boolean
  currency: string
  isHidden: boolean
}

/** The sums of a period and, if certain, the balance before and after. */
export function PeriodFigures(props: PeriodFiguresProps) {
  const { heading, totals, balances, isCurrent, currency, isHidden } = props
  const figure = (term: string, minor: Minor) => (
    <div>
      <dt>{term}</dt>
      <dd>
        <Amount minor={minor} currency={currency} isHidden={isHidden} />
      </dd>
    </div>
  )
  return (
    <Strip aria-label={heading}>
      <Figures aria-live="polite">
        {balances !== undefined && figure('Opening balance', balances.opening)}
        {figure('Money in', totals.credit)}
        {figure('Money out', totals.debit)}
        {balances !== undefined && figure(isCurrent ? 'Balance today' : 'Closing balance', balances.closing)}
      </Figures>
      <BalanceSwitch isHidden={isHidden} />
    </Strip>
  )
}
