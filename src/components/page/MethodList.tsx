import type { ComponentType } from 'react'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/RouteLink.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Stack } from '#src/ui/Columns.tsx'
import type { IconProps } from '#src/ui/Icon.tsx'
import { BillIcon, CardIcon, ChevronRightIcon, SendIcon } from '#src/ui/NavigationIcons.tsx'

const Available = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${space.md};
`
const Unavailable = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space.md};
`
const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.md};
  > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${color.muted};
  }
  &[data-available] {
    padding: ${space.md};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    @media ${media.hover} {
      &:hover {
        border-color: ${color.link};
        background: ${color.brandTint};
      }
    }
  }
`
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.muted};
  [data-available] > & {
    background: ${color.brandTint};
    color: ${color.link};
  }
`
const Texts = styled.div`
  flex: 1;
  min-width: 0;
`
const Name = styled.span`
  display: block;
  font-weight: 600;
  color: ${color.muted};
`
/** The press target is the whole row. The accessible name is the method's alone. */
const Way = styled(RouteLink)`
  font-size: ${text.lead};
  font-weight: 600;
  color: ${color.foreground};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
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
  Icon: ComponentType<IconProps>
  hint?: string
  /** The method's page. A method without one is shown as not available in this region. */
  to?: string
}

/** Methods that every list names and that are not available in this region. */
export const unavailableMethods: readonly Method[] = [
  { name: dashboardTexts.addFunds.bankTransfer, Icon: SendIcon },
  { name: dashboardTexts.addFunds.card, Icon: CardIcon },
  { name: dashboardTexts.addFunds.cash, Icon: BillIcon },
]

/** Ways to pay in: the available ones first, then the others, without a link. */
export function MethodList({ methods }: { methods: readonly Method[] }) {
  const rows = (isAvailable: boolean) =>
    methods
      .filter(({ to }) => (to !== undefined) === isAvailable)
      .map((method) => <MethodRow key={method.name} method={method} />)
  return (
    <Stack>
      <Available>{rows(true)}</Available>
      <Unavailable>{rows(false)}</Unavailable>
    </Stack>
  )
}

function MethodRow({ method: { name, Icon, hint, to } }: { method: Method }) {
  return (
    <Row data-available={to !== undefined || undefined}>
      <Disc>
        <Icon size={22} />
      </Disc>
      <Texts>
        {to === undefined ? <Name>{name}</Name> : <Way to={to}>{name}</Way>}
        <Hint>{to === undefined ? dashboardTexts.notAvailableInMethodList : hint}</Hint>
      </Texts>
      {to !== undefined && <ChevronRightIcon />}
    </Row>
  )
}
