import { Fragment, useRef, useState } from 'react'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { inProgressOf, type MonthFlow } from '#src/features/account/cashFlow.ts'
import { monthInWords, monthSoFar, shortMonth } from '#src/features/account/months.ts'
import { monthOf } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { useNow } from '#src/ui/hooks.ts'
import { FlowBars } from '#src/ui/layout/FlowBars.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { SmallTextOnDark } from '#src/ui/text/OnDark.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { ChartSection, flowHead } from './ChartSection.tsx'

/** The height is constant, so that nothing moves: the notes have room in every month. */
const Key = styled(SmallTextOnDark)<{ $notes: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.lg};
  align-content: start;
  min-height: ${({ $notes }) => ($notes === 0 ? '1.5rem' : '4.25rem')};
  /* A note has two lines in a narrow column, and one in a wider. */
  @media (24em <= width < 64em) {
    min-height: ${({ $notes }) => ($notes === 1 ? '2.875rem' : undefined)};
  }
  @media (width < 24em) {
    min-height: ${({ $notes }) => ($notes === 2 ? '5.625rem' : undefined)};
  }
  margin-block-start: ${space.xxs};
  > [data-note] {
    flex-basis: 100%;
  }
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
  byThisDay?: MonthFlow | undefined
  currency: string
}

export function CashFlow({ months, byThisDay, currency }: CashFlowProps) {
  const now = useNow()
  const isTouch = useRef(false)
  const [pointed, setPointed] = useState<string>()
  const [tapped, setTapped] = useState<string>()
  const active = months.find(({ month }) => month === (pointed ?? tapped)) ?? months.at(-1)
  const isCurrent = active?.month === monthOf(now)
  const underway = inProgressOf(active)
  const amount = (sum: Minor | undefined) => <Amount minor={sum} currency={currency} />
  return (
    <ChartSection
      head={
        <>
          {flowHead}
          {active !== undefined && (
            <SmallTextOnDark>{isCurrent ? monthSoFar(active.month) : monthInWords(active.month)}</SmallTextOnDark>
          )}
        </>
      }
    >
      <Key
        aria-hidden="true"
        $notes={(byThisDay === undefined ? 0 : 1) + (months.some((flow) => inProgressOf(flow).length > 0) ? 1 : 0)}
      >
        <span>
          <Swatch />
          In <b>{amount(active?.credit)}</b>
        </span>
        <span>
          <Swatch data-out />
          Out <b>{amount(active?.debit)}</b>
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
        {isCurrent && byThisDay !== undefined && (
          <span data-note>
            <span>{`By this day in ${shortMonth(byThisDay.month)}: in `}</span>
            {amount(byThisDay.credit)}
            <span>, out </span>
            {amount(byThisDay.debit)}
          </span>
        )}
      </Key>
      <Plot>
        <Columns>
          {months.map(({ month }) => (
            <li key={month}>
              <Column
                to={`${paths.dashboard.statements()}?month=${month}`}
                data-active={month === active?.month || undefined}
                onHoverChange={(isHovered) => setPointed(isHovered ? month : undefined)}
                onFocusChange={(isFocused) => setPointed(isFocused ? month : undefined)}
                onPressStart={({ pointerType }) => {
                  isTouch.current = pointerType === 'touch'
                }}
                onClick={(event) => {
                  // Without a pointer that hovers, the first tap shows the figures and the second one follows the link.
                  if (!isTouch.current || tapped === month) return
                  event.preventDefault()
                  setTapped(month)
                }}
              >
                <span aria-hidden="true">{shortMonth(month)}</span>
                <VisuallyHidden>{`${monthInWords(month)}: see its transactions`}</VisuallyHidden>
              </Column>
            </li>
          ))}
        </Columns>
        <FlowBars
          current={active?.month}
          bars={months.map(({ month, credit, debit }) => ({ key: month, up: credit ?? 0, down: debit ?? 0 }))}
        />
      </Plot>
      <VisuallyHidden>
        <table>
          <caption>Money in and out by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">In</th>
              <th scope="col">Out</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, credit, debit }) => (
              <tr key={month}>
                <th scope="row">{monthInWords(month)}</th>
                <td>{amount(credit)}</td>
                <td>{amount(debit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </ChartSection>
  )
}
