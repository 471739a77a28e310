import { useRef, useState } from 'react'
import styled from 'styled-components'
import { isComparable, monthOf } from '#src/features/account/cashFlow.ts'
import type { MonthFlow } from '#src/features/account/cashFlow.ts'
import { RouteLink } from '#src/components/RouteLink.tsx'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FlowBars } from '#src/ui/FlowBars.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useNow } from '#src/ui/useNow.ts'

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.hair};
  padding: ${space.md};
  border-block-start: 1px solid ${color.railRule};
  @media ${media.desktop} {
    padding: ${space.lg} ${space.xl} ${space.md};
    border-block-start: 0;
    border-inline-start: 1px solid ${color.railRule};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px ${space.md};
  h2 {
    font-size: ${text.body};
  }
`
const Quiet = styled.p`
  color: ${color.onRailMuted};
  font-size: ${text.small};
`
/** Keeps its height whatever it says, so that pointing at a month moves nothing. */
const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.lg};
  min-height: 1.6rem;
  color: ${color.onRailMuted};
  font-size: ${text.small};
  b {
    color: ${color.onRail};
    font-weight: 600;
    font-size: ${text.body};
  }
`
/** In the middle of where the bars will be. */
const Hidden = styled.div`
  margin-block-start: ${space.xs};
  @media ${media.desktop} {
    display: grid;
    flex: 1;
    place-items: center;
  }
`
const Swatch = styled.i`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: 6px;
  border-radius: 2px;
  background: ${color.flowIn};
  &[data-out] {
    background: ${color.flowOut};
  }
`
const Plot = styled.div`
  position: relative;
  margin-block-start: ${space.xs};
  padding-block-end: 28px;
`
const Months = styled.ol`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
`
const Month = styled(RouteLink)`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: 100%;
  margin-inline: 2px;
  padding-block-end: 5px;
  border-radius: ${radius.control};
  color: ${color.onRailMuted};
  font-size: 0.75rem;
  line-height: 1.5;
  text-decoration: none;
  &[data-active] {
    background: ${color.heroRaised};
    color: ${color.onRail};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.railFocus};
  }
`

const shortMonth = new Intl.DateTimeFormat('en', { month: 'short' })
const longMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** The first day of a `YYYY-MM` month in the local time zone. */
function firstDay(month: string): Date {
  const [year, number] = month.split('-').map(Number)
  return new Date(year ?? 0, (number ?? 1) - 1, 1)
}

export interface CashFlowProps {
  /** Oldest first; the last one is the current month. */
  months: readonly MonthFlow[]
  currency: string
  isHidden: boolean
  onShow: () => void
}

/** Money in and out of the last months. Pointing at a month, focusing or tapping it shows its figures; it leads to its rows. */
export function CashFlow({ months, currency, isHidden, onShow }: CashFlowProps) {
  const now = useNow()
  const [pointed, setPointed] = useState<string>()
  const [tapped, setTapped] = useState<string>()
  const isTouch = useRef(false)
  const last = months.at(-1)
  const active = months.find(({ month }) => month === (pointed ?? tapped)) ?? last
  if (last === undefined || active === undefined) return null
  const isEmpty = !isComparable(months)
  return (
    <Section aria-labelledby="cash-flow">
      <Head>
        <h2 id="cash-flow">Money in and out</h2>
        {!isHidden && !isEmpty && (
          <Quiet>
            {active === last && last.month === monthOf(now)
              ? `${longMonth.format(firstDay(last.month)).replace(/ \d+$/, '')} so far`
              : longMonth.format(firstDay(active.month))}
          </Quiet>
        )}
      </Head>
      {isEmpty ? (
        <Quiet>After two months with transactions, you&apos;ll see what came in and what went out.</Quiet>
      ) : isHidden ? (
        <Hidden>
          <Button variant="secondary" onPress={onShow}>
            Show amounts
          </Button>
        </Hidden>
      ) : (
        <>
          <Key aria-hidden="true">
            <span>
              <Swatch />
              In{' '}
              <b>
                <Amount minor={active.moneyIn} currency={currency} />
              </b>
            </span>
            <span>
              <Swatch data-out />
              Out{' '}
              <b>
                <Amount minor={active.moneyOut} currency={currency} />
              </b>
            </span>
            {active.pendingOut > 0 && (
              <span>
                <Amount minor={active.pendingOut} currency={currency} /> of it on its way
              </span>
            )}
          </Key>
          <Plot>
            <Months>
              {months.map(({ month }) => (
                <li key={month}>
                  <Month
                    to={`${paths.dashboard.statements()}?month=${month}`}
                    data-active={month === active.month || undefined}
                    aria-label={`${longMonth.format(firstDay(month))}: see its transactions`}
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
                    {shortMonth.format(firstDay(month))}
                  </Month>
                </li>
              ))}
            </Months>
            <FlowBars
              current={active.month}
              bars={months.map(({ month, moneyIn, moneyOut, pendingIn, pendingOut }) => ({
                key: month,
                up: moneyIn,
                down: moneyOut,
                openUp: pendingIn,
                openDown: pendingOut,
              }))}
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
                {months.map(({ month, moneyIn, moneyOut }) => (
                  <tr key={month}>
                    <th scope="row">{longMonth.format(firstDay(month))}</th>
                    <td>
                      <Amount minor={moneyIn} currency={currency} />
                    </td>
                    <td>
                      <Amount minor={moneyOut} currency={currency} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
        </>
      )}
    </Section>
  )
}
