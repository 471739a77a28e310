import styled from 'styled-components'
import { RouteLink } from '#src/components/links/RouteLink.tsx'
import type { MonthFlow } from '#src/features/account/cashFlow.ts'
import { monthInWords } from '#src/features/account/months.ts'
import { paths } from '#src/paths.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import { ChevronRightIcon } from '#src/ui/NavigationIcons.tsx'
import { SmallTextOnDark } from '#src/ui/SmallTextOnDark.ts'
import { ChartSection, flowHead } from './ChartSection.tsx'

const Months = styled.ol`
  display: grid;
  flex: 1;
  margin-inline: -${space.xs};
`
const Month = styled(RouteLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 100%;
  min-height: ${size.target};
  padding-inline: ${space.xs};
  border-radius: ${radius.control};
  color: ${color.onSidebar};
  text-decoration: none;
  > svg {
    color: ${color.onSidebarMuted};
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
  &[data-hovered] {
    background: ${color.heroRaised};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.sidebarFocus};
    outline-offset: -2px;
  }
`

/** Replaces the chart, whose bars would reveal the hidden amounts. */
export function HiddenFlow({ months }: { months: readonly MonthFlow[] }) {
  return (
    <ChartSection
      isChart
      head={
        <>
          {flowHead}
          <SmallTextOnDark>Hidden with your balance</SmallTextOnDark>
        </>
      }
    >
      <Months>
        {months.toReversed().map(({ month }) => (
          <li key={month}>
            <Month to={`${paths.dashboard.statements()}?month=${month}`}>
              {monthInWords(month)}
              <ChevronRightIcon />
            </Month>
          </li>
        ))}
      </Months>
    </ChartSection>
  )
}
