import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/RouteLink.tsx'
import { monthInWords, shortMonth } from '#src/features/account/months.ts'
import { paths } from '#src/paths.ts'
import { color, radius, space } from '#src/theme/tokens.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** Left to right, also on translated pages in right-to-left scripts. */
const Plot = styled.div`
  direction: ltr;
  position: relative;
  margin-block-start: auto;
  padding-block: ${space.xs} 1.75rem;
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
  font-size: min(0.75rem, 5vw);
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

export interface MonthColumnsProps {
  months: readonly string[]
  active: string
  onPoint: (month: string | undefined) => void
  tapped: string | undefined
  onTap: (month: string) => void
  children: ReactNode
}

export function MonthColumns({ months, active, onPoint, tapped, onTap, children }: MonthColumnsProps) {
  const isTouch = useRef(false)
  return (
    <Plot>
      <Columns>
        {months.map((month) => (
          <li key={month}>
            <Column
              to={`${paths.dashboard.statements()}?month=${month}`}
              data-active={month === active || undefined}
              onHoverChange={(isHovered) => onPoint(isHovered ? month : undefined)}
              onFocusChange={(isFocused) => onPoint(isFocused ? month : undefined)}
              onPressStart={({ pointerType }) => {
                isTouch.current = pointerType === 'touch'
              }}
              onClick={(event) => {
                // Without a pointer that hovers, the first tap shows the figures and the second one follows the link.
                if (!isTouch.current || tapped === month) return
                event.preventDefault()
                onTap(month)
              }}
            >
              <span aria-hidden="true">{shortMonth(month)}</span>
              <VisuallyHidden>{`${monthInWords(month)}: see its transactions`}</VisuallyHidden>
            </Column>
          </li>
        ))}
      </Columns>
      {children}
    </Plot>
  )
}
