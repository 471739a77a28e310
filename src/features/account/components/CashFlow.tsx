import { select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
/** Left to right, also on translated pages in right-to-left scripts. On a tablet it is wide, not high. */
const Columns = styled.ol`
  direction: ltr;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  aspect-ratio: 5 / 3;
  width: 100%;
  max-height: 14rem;
  margin-block-start: auto;
  /* Beside the account, it fills its column. */
  @media ${media.desktop} {
    flex: 1;
    aspect-ratio: auto;
    max-height: none;
  }
`
const Column = styled(RouteLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  margin-inline: 2px;
  padding-block: ${space.xs} 5px;
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
/** Money in above the line, money out below it. */
const Bars = styled.span`
  display: grid;
  flex: 1;
  justify-items: center;
  width: calc(100% + 4px);
  margin-block-end: 3px;
  &::after {
    content: '';
    grid-area: 1 / 1;
    align-self: end;
    width: 100%;
    border-block-end: 1.5px solid ${color.onSidebar};
  }
  i {
    width: 40%;
    border-radius: 2px;
    print-color-adjust: exact;
  }
  [data-up] {
    grid-area: 1 / 1;
    align-self: end;
    background: ${color.flowInPast};
  }
  [data-down] {
    background: ${color.flowOutPast};
  }
  [data-active] > & > [data-up] {
    background: ${color.flowIn};
  }
  [data-active] > & > [data-down] {
    background: ${color.flowOut};
  }
  @media ${media.forcedColors} {
    && > [data-up] {
      background: CanvasText;
    }
    && > [data-down] {
      border: 1px solid;
      background: Canvas;
    }
  }
`

export interface CashFlowProps {
  months: readonly MonthFlow[]
  currency: string
}

/** Each month is a link to its transactions, and shows its figures while it is pointed at or has the focus. */
export function CashFlow({ months, currency }: CashFlowProps) {
  const [pointed, setPointed] = useState<string>()
  const above = Math.max(1, ...months.map(({ credit = 0 }) => credit))
  const below = Math.max(1, ...months.map(({ debit = 0 }) => debit))
  const shareOf = (sum: Minor = 0, whole: Minor) => `${(sum / whole) * 100}%`
  const active = months.find(({ month }) => month === pointed) ?? months.at(-1)
  return (
    <ChartSection month={active && <SmallTextOnDark>{monthAndYear(active.firstDay)}</SmallTextOnDark>}>
      <Key aria-hidden="true">
        <span>
          <Swatch />
          <Trans comment="Money that came into the account in a month">
            In{' '}
            <b>
              <Amount minor={active?.credit} currency={currency} />
            </b>
          </Trans>
        </span>
        <span>
          <Swatch data-out />
          <Trans comment="Money that left the account in a month">
            Out{' '}
            <b>
              <Amount minor={active?.debit} currency={currency} />
            </b>
          </Trans>
        </span>
      </Key>
      <Columns aria-label={t`Money in and out by month`}>
        {months.map(({ month, firstDay, credit, debit }) => (
          <li key={month}>
            <Column
              to={`${paths.dashboard.statements()}?month=${month}`}
              data-active={month === active?.month || undefined}
              onHoverChange={(isHovered) => setPointed(isHovered ? month : undefined)}
              onFocusChange={(isFocused) => setPointed(isFocused ? month : undefined)}
            >
              <Bars style={{ gridTemplateRows: `minmax(0, ${above}fr) minmax(0, ${below}fr)` }}>
                <i data-up="" style={{ height: shareOf(credit, above) }} />
                <i data-down="" style={{ height: shareOf(debit, below) }} />
              </Bars>
              <span aria-hidden="true">{shortMonthName(firstDay)}</span>
              <VisuallyHidden>{inWords({ firstDay, credit, debit }, currency)}</VisuallyHidden>
            </Column>
          </li>
        ))}
      </Columns>
    </ChartSection>
  )
}

function inWords({ firstDay, credit, debit }: Omit<MonthFlow, 'month'>, currency: string): string {
  const month = monthAndYear(firstDay)
  const moneyIn = credit === undefined ? 'unknown' : formatMoney(credit, currency)
  const moneyOut = debit === undefined ? 'unknown' : formatMoney(debit, currency)
  return t`${month}: ${select(moneyIn, { unknown: 'in unknown', other: `in ${moneyIn}` })}, ${select(moneyOut, { unknown: 'out unknown', other: `out ${moneyOut}` })}`
}
