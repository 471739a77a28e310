import { Fragment } from 'react'
import styled from 'styled-components'
import { inProgressOf, type MonthFlow } from '#src/features/account/cashFlow.ts'
import { shortMonth } from '#src/features/account/months.ts'
import type { Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, radius } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { FlowBars } from '#src/ui/FlowBars.tsx'
import { ChartKey } from './ChartKey.tsx'
import { flowName } from './ChartSection.tsx'
import { ChartTable } from './ChartTable.tsx'
import { MonthColumns, type MonthColumnsProps } from './MonthColumns.tsx'

const Swatch = styled.i`
  display: inline-block;
  width: 0.625rem;
  height: 0.625rem;
  margin-inline-end: 6px;
  border-radius: ${radius.small};
  background: ${color.flowIn};
  &[data-out] {
    background: ${color.flowOut};
  }
  @media ${media.forcedColors} {
    border: 1px solid;
    background: CanvasText;
    &[data-out] {
      background: Canvas;
    }
  }
`

export interface FlowViewProps {
  months: readonly MonthFlow[]
  byThisDay: MonthFlow | undefined
  currency: string
  columns: Omit<MonthColumnsProps, 'children'>
}

export function FlowView({ months, byThisDay, currency, columns }: FlowViewProps) {
  const active = months.find(({ month }) => month === columns.active)
  const underway = inProgressOf(active)
  const amount = (sum: Minor | undefined) => <Amount minor={sum} currency={currency} />
  return (
    <>
      <ChartKey aria-hidden="true">
        {active !== undefined && (
          <>
            <span>
              <Swatch />
              In <b>{amount(active.credit)}</b>
            </span>
            <span>
              <Swatch data-out />
              Out <b>{amount(active.debit)}</b>
            </span>
            {underway.length > 0 && (
              <span data-note>
                Includes{' '}
                {underway.map(([direction, sum], index) => (
                  <Fragment key={direction}>
                    {index > 0 && <span> and </span>}
                    {amount(sum)}
                    <span>{` still on its way ${direction}`}</span>
                  </Fragment>
                ))}
              </span>
            )}
            {byThisDay !== undefined && (
              <span data-note>
                <span>{`By this day in ${shortMonth(byThisDay.month)}: in `}</span>
                {amount(byThisDay.credit)}
                <span>, out </span>
                {amount(byThisDay.debit)}
              </span>
            )}
          </>
        )}
      </ChartKey>
      <MonthColumns {...columns}>
        <FlowBars
          current={columns.active}
          bars={months.map(({ month, credit, debit, inProgress }) => ({
            key: month,
            up: credit ?? 0,
            down: debit ?? 0,
            openUp: inProgress.credit ?? 0,
            openDown: inProgress.debit ?? 0,
          }))}
        />
      </MonthColumns>
      <ChartTable
        caption={`${flowName} by month`}
        heads={['In', 'Out']}
        rows={months.map(({ month, credit, debit }) => ({ month, cells: [amount(credit), amount(debit)] }))}
      />
    </>
  )
}
