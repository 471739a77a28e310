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

export interface FigureStripProps {
  label: string
  figures: readonly { term: string; minor: Minor | undefined }[]
  currency: string
  isHidden: boolean
}

export function FigureStrip({ label, figures, currency, isHidden }: FigureStripProps) {
  return (
    <Strip aria-label={label}>
      <Figures aria-live="polite">
        {figures.map(({ term, minor }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Amount minor={minor} currency={currency} isHidden={isHidden} />
            </dd>
          </div>
        ))}
      </Figures>
      <BalanceSwitch isHidden={isHidden} />
    </Strip>
  )
}
