import styled from 'styled-components'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { ChevronRightIcon } from '#src/ui/NavigationIcons.tsx'
import { RouteLink } from './RouteLink.tsx'

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-height: calc(${size.row} + ${space.md});
  padding: ${space.sm} ${space.lg};
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
  border-block-end: 1px solid ${color.rule};
  &:last-child {
    border-block-end: 0;
  }
  @media ${media.hover} {
    &:has(a):hover {
      background: ${color.brandTint};
    }
  }
  > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${color.muted};
  }
`
const Name = styled.span`
  display: block;
  font-weight: 600;
  color: ${color.muted};
`
/** The link's area is the whole row; its name is the method's alone. */
const Way = styled(RouteLink)`
  font-weight: 600;
  color: ${color.ink};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
const Hint = styled.p`
  color: ${color.muted};
`

export interface Method {
  name: string
  hint?: string
  /** Where it leads; a method without it is not available in this region and says so. */
  to?: string
}

/** What every list of methods names and none offers in this region. */
export const unavailableMethods: readonly Method[] = [
  { name: dashboardTexts.addFunds.bankTransfer },
  { name: dashboardTexts.addFunds.card },
  { name: dashboardTexts.addFunds.cash },
]

/** Ways to pay in, one to a row; those that are not available are listed too, without a link. */
export function MethodList({ methods }: { methods: readonly Method[] }) {
  return (
    <ul>
      {methods.map(({ name, hint, to }) => (
        <Row key={name}>
          <div>
            {to === undefined ? <Name>{name}</Name> : <Way to={to}>{name}</Way>}
            <Hint>{to === undefined ? dashboardTexts.notAvailableInMethodList : hint}</Hint>
          </div>
          {to !== undefined && <ChevronRightIcon />}
        </Row>
      ))}
    </ul>
  )
}
