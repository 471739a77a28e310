import { memo, useDeferredValue } from 'react'
import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { totalsOf } from '#src/features/statements/model.ts'
import { media } from '#src/theme/media.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'

const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.hair} ${space.xl};
  min-height: 48px;
  padding: ${space.sm} ${space.lg};
  border-block-end: 1px solid ${color.rule};
  background: ${color.sunken};
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
  @media ${media.print} {
    padding-inline: 0;
    background: none;
  }
`
const Pair = styled.div`
  display: flex;
  gap: ${space.xs};
  dt {
    color: ${color.muted};
  }
`
const none: readonly StatementRow[] = []

export interface StatementTotalsProps {
  rows: readonly StatementRow[]
  currency: string
}

/** What came in and went out in the rows shown. Long statements are added up after they have been shown. */
export const StatementTotals = memo(function StatementTotals({ rows, currency }: StatementTotalsProps) {
  const settled = useDeferredValue(rows, none)
  const { credit, debit } = totalsOf(settled)
  return (
    <Line>
      <Pair>
        <dt>Money in</dt>
        <dd>
          <Amount minor={credit} currency={currency} />
        </dd>
      </Pair>
      <Pair>
        <dt>Money out</dt>
        <dd>
          <Amount minor={debit} currency={currency} />
        </dd>
      </Pair>
    </Line>
  )
})
