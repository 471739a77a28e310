import { useState } from 'react'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import type { MonthFlow } from '#src/features/account/cashFlow.ts'
import { monthAndYear, shortMonthName } from '#src/lib/dates.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/text/Amount.tsx'
import { SmallTextOnDark } from '#src/ui/text/OnDark.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { ChartSection } from './ChartSection.tsx'

const Key = styled(SmallTextOnDark)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.lg};
  margin-block-start: ${space.xxs};
  b {
    color: ${color.onSidebar};
    font-weight: 600;
    font-size: ${text.body};
  }
`
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
/** Left to right, also on translated pages in right-to-left scripts. */
const Plot = styled.div`
  direction: ltr;
  position: relative;
  margin-block-start: auto;
  padding-block: ${space.xs} 1.75rem;
  @media ${media.desktop} {
    display: grid;
    flex: 1;
  }
`
const Columns = styled.ol`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
`
const Column = styled(RouteLink)`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: 100%;
  margin-inline: 2px;
  padding-block-end: 5px;
  border-radius: ${radius.control};
  color: ${color.onSidebarMuted};
  font-size: min(${text.small}, 5vw);
  line-height: 1.5;
  text-decoration: none;
  &[data-active] {
    background: ${color.heroRaised};
    color: ${color.onSidebar};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.sidebarFocus};
  }
`

export interface CashFlowProps {
  months: readonly MonthFlow[]
  currency: string
}

/** Each month is a link to its transactions, and shows its figures while it is pointed at or has the focus. */
export function CashFlow({ months, currency }: CashFlowProps) {
  const [pointed, setPointed] = useState<string>()
  const inWords = (sum: Minor | undefined) => (sum === undefined ? 'unknown' : formatMoney(sum, currency))
  const active = months.find(({ month }) => month === pointed) ?? months.at(-1)
  return (
    <ChartSection month={active && <SmallTextOnDark>{monthAndYear(active.firstDay)}</SmallTextOnDark>}>
      <Key aria-hidden="true">
        <span>
          <Swatch />
          In{' '}
          <b>
            <Amount minor={active?.credit} currency={currency} />
          </b>
        </span>
        <span>
          <Swatch data-out />
          Out{' '}
          <b>
            <Amount minor={active?.debit} currency={currency} />
          </b>
        </span>
      </Key>
      <Plot>
        <Columns aria-label="Money in and out by month">
          {months.map(({ month, firstDay, credit, debit }) => (
            <li key={month}>
              <Column
                to={`${paths.dashboard.statements()}?month=${month}`}
                data-active={month === active?.month || undefined}
                onHoverChange={(isHovered) => setPointed(isHovered ? month : undefined)}
                onFocusChange={(isFocused) => setPointed(isFocused ? month : undefined)}
              >
                <span aria-hidden="true">{shortMonthName(firstDay)}</span>
                <VisuallyHidden>{`${monthAndYear(firstDay)}: in ${inWords(credit)}, out ${inWords(debit)}`}</VisuallyHidden>
              </Column>
            </li>
          ))}
        </Columns>
        <FlowBars months={months} current={active?.month} />
      </Plot>
    </ChartSection>
  )
}

interface FlowBarsProps extends Pick<CashFlowProps, 'months'> {
  current: string | undefined
}

/** The unit is arbitrary: the chart fills its width. */
const width = 480
const height = 232
const barWidth = 32

const Picture = styled.svg`
  position: relative;
  display: block;
  width: 100%;
  height: auto;
  /* On a tablet the chart is wide, not high: its drawing is stretched. */
  max-height: 11.75rem;
  /* Beside the account, it fills its column. */
  @media ${media.desktop} {
    height: 100%;
    max-height: none;
  }
  pointer-events: none;
  line {
    stroke: ${color.onSidebar};
    stroke-width: 1.5;
  }
  [data-up] {
    fill: ${color.flowInPast};
  }
  [data-down] {
    fill: ${color.flowOutPast};
  }
  [data-current] [data-up] {
    fill: ${color.flowIn};
  }
  [data-current] [data-down] {
    fill: ${color.flowOut};
  }
  @media ${media.forcedColors} {
    && [data-up] {
      fill: CanvasText;
    }
    && [data-down] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`

/** Hidden from screen readers: show the figures in a table as well. */
function FlowBars({ months, current }: FlowBarsProps) {
  const above = Math.max(1, ...months.map(({ credit = 0 }) => credit))
  const below = Math.max(1, ...months.map(({ debit = 0 }) => debit))
  const unit = height / (above + below)
  const lineY = above * unit
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {months.map(({ month, credit = 0, debit = 0 }, index) => {
        const bar = { x: ((index + 0.5) / months.length) * width - barWidth / 2, width: barWidth, rx: 2 }
        return (
          <g key={month} data-current={month === current || undefined}>
            <rect data-up="" {...bar} y={lineY - credit * unit} height={credit * unit} />
            <rect data-down="" {...bar} y={lineY} height={debit * unit} />
          </g>
        )
      })}
      <line x1={0} x2={width} y1={lineY} y2={lineY} />
    </Picture>
  )
}
