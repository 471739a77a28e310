import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import type { Balances } from '#src/features/statements/model.ts'
import type { Totals } from '#src/features/transactions/totals.ts'
import { useIsBalanceHidden } from '#src/session/preferences.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Line, surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { usePrinting } from '#src/ui/layout/usePrinting.ts'
import { Amount } from '#src/ui/text/Amount.tsx'

const Strip = styled(Line)`
  padding-block: ${space.sm};
  padding-inline: ${space.inset} ${space.xs};
  ${surfaceStyle}
  @media ${media.narrow} {
    padding-block: 2px;
  }
`
const Figures = styled.dl`
  display: grid;
  flex: 1;
  /* Four columns even for two figures, so that none moves when a filter leaves two. */
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.sm} ${space.md};
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    font-weight: 600;
  }
  /* Terms beside their figures, so that rows begin higher on a phone. */
  @media ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2px ${space.sm};
    font-size: ${text.small};
    > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      column-gap: ${space.xxs};
    }
  }
`

export interface PeriodFiguresProps {
  heading: string
  totals: Totals
  balances: Balances | undefined
  isCurrent: boolean
  currency: string
}

export function PeriodFigures({ heading, totals, balances, isCurrent, currency }: PeriodFiguresProps) {
  // The paper has the balances that the screen hides.
  const isPrinting = usePrinting()
  const isHidden = useIsBalanceHidden() && !isPrinting
  const figures = [
    ...(balances === undefined ? [] : [{ term: t`Opening balance`, minor: balances.opening, isHidden }]),
    { term: t`Money in`, minor: totals.credit },
    { term: t`Money out`, minor: totals.debit },
    ...(balances === undefined
      ? []
      : [{ term: isCurrent ? t`Balance today` : t`Closing balance`, minor: balances.closing, isHidden }]),
  ]
  return (
    <Strip as="section" aria-label={heading}>
      <Figures aria-live="polite">
        {figures.map(({ term, ...amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Amount {...amount} currency={currency} />
            </dd>
          </div>
        ))}
      </Figures>
      {balances !== undefined && <BalanceSwitch isHidden={isHidden} />}
    </Strip>
  )
}
