import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { usePrinting } from '#src/ui/layout/usePrinting.ts'
import { Amount } from '#src/ui/text/Amount.tsx'

const Strip = styled.section`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.sm} ${space.xs} ${space.sm} ${space.inset};
  ${surfaceStyle}
  @media ${media.narrow} {
    flex-wrap: wrap;
    &[data-low] {
      flex-wrap: nowrap;
      gap: ${space.xxs};
      padding-block: 2px;
      padding-inline-end: 0;
    }
  }
`
const Figures = styled.dl`
  display: grid;
  flex: 1;
  /* Four columns even for two figures, so that none moves when a filter leaves two. */
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.sm} ${space.md};
  @media ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
    /* Puts both balances of four figures in the first line. */
    > :nth-child(2):nth-last-child(3),
    > :nth-child(3):nth-last-child(2) {
      order: 1;
    }
  }
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    font-weight: 600;
  }
  [data-main] > & > :first-child dd {
    font-size: ${text.title};
    line-height: 1.3;
  }
  /* Puts terms beside their figures in two columns, so that rows begin higher on a phone. */
  [data-low] > & {
    @media ${media.narrow} {
      grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
      gap: 2px ${space.sm};
      font-size: ${text.small};
      > div {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        column-gap: ${space.xxs};
      }
    }
  }
`
const Actions = styled.div`
  margin-inline-start: auto;
  padding-inline-end: ${space.md};
  @media ${media.narrow} {
    flex: 1 0 100%;
    padding-inline-end: ${space.xs};
    > * {
      width: 100%;
    }
  }
`

export interface Figure {
  term: string
  short?: string
  minor: Minor | undefined
  /** Follows from the account's balance, and is hidden with it. */
  isBalance?: boolean
}

export interface FigureStripProps {
  label: string
  figures: readonly Figure[]
  currency: string
  isLow?: boolean
  /** Precedes the first figure, which is then the main one. */
  disc?: ReactNode
  children?: ReactNode
}

/** Too long to fit beside its term on a phone. */
function isLong(minor: Minor | undefined, currency: string): boolean {
  return minor !== undefined && formatMoney(minor, currency).length > 11
}

export function FigureStrip({ label, figures, currency, isLow = false, disc, children }: FigureStripProps) {
  // The paper has the balances that the screen hides.
  const isPrinting = usePrinting()
  const isHidden = useIsBalanceHidden() && !isPrinting
  const isNarrow = useMedia(media.narrow)
  const isShort = isLow && isNarrow && !figures.some(({ minor }) => isLong(minor, currency))
  return (
    <Strip aria-label={label} data-low={isShort || undefined} data-main={disc !== undefined || undefined}>
      {disc}
      <Figures aria-live="polite">
        {figures.map(({ term, short = term, minor, isBalance = false }) => (
          <div key={term}>
            <dt>{isShort ? short : term}</dt>
            <dd>
              <Amount minor={minor} currency={currency} isHidden={isBalance && isHidden} />
            </dd>
          </div>
        ))}
      </Figures>
      {figures.some(({ isBalance }) => isBalance) && <BalanceSwitch isHidden={isHidden} />}
      {children !== undefined && <Actions>{children}</Actions>}
    </Strip>
  )
}
