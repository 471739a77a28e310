import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { Between } from '#src/ui/layout/Columns.tsx'

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs};
  padding: ${space.md};
  border-block-start: 1px solid ${color.sidebarRule};
  @media ${media.desktop} {
    /* The hero keeps its height when the chart has loaded. */
    min-height: 383px;
    padding: ${space.md} clamp(${space.lg}, 2.5vw, ${space.xl});
    border-block-start: 0;
    border-inline-start: 1px solid ${color.sidebarRule};
  }
`
const Head = styled(Between)`
  column-gap: ${space.md};
  min-height: ${size.target};
  h2 {
    font-size: ${text.body};
  }
  @media ${media.narrow} {
    /* Takes its own line, so that a longer month moves nothing. */
    > p {
      flex-basis: 100%;
    }
  }
`

export interface ChartSectionProps {
  month?: ReactNode
  children: ReactNode
}

export function ChartSection({ month, children }: ChartSectionProps) {
  return (
    <Section aria-labelledby="cash-flow">
      <Head>
        <h2 id="cash-flow">{t`Money in and out`}</h2>
        {month}
      </Head>
      {children}
    </Section>
  )
}
