import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
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
    flex-wrap: wrap;
    padding-inline-start: ${space.md};
  }
`
const Figures = styled.dl`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
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
  /* The show and hide button follows the last figure, on its line. */
  &[data-few] {
    flex: 0 1 auto;
    grid-template-columns: none;
    grid-auto-flow: column;
    max-width: calc(100% - 6.5rem);
    + button {
      align-self: end;
      margin-block-end: -10px;
      margin-inline-start: -${space.xs};
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
  minor: Minor | undefined
  /** In place of a hidden sum; without it the figure is starred. */
  whileHidden?: string
}

export interface FigureStripProps {
  label: string
  figures: readonly Figure[]
  currency: string
  isHidden: boolean
  disc?: ReactNode
  children?: ReactNode
}

export function FigureStrip({ label, figures, currency, isHidden, disc, children }: FigureStripProps) {
  return (
    <Strip aria-label={label}>
      {disc}
      <Figures aria-live="polite" data-few={figures.length < 3 || undefined}>
        {figures.map(({ term, minor, whileHidden }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {isHidden && whileHidden !== undefined ? (
                whileHidden
              ) : (
                <Amount minor={minor} currency={currency} isHidden={isHidden} />
              )}
            </dd>
          </div>
        ))}
      </Figures>
      <BalanceSwitch isHidden={isHidden} />
      {children !== undefined && <Actions>{children}</Actions>}
    </Strip>
  )
}
