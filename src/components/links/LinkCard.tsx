import type { ComponentType } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { IconLine } from '#src/ui/lists/IconLine.tsx'
import type { IconProps } from '#src/ui/text/Icon.tsx'
import { ChevronRightIcon } from '#src/ui/text/NavigationIcons.tsx'
import { RouteLink } from './ButtonLink.tsx'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space.lg};
  > li {
    align-content: center;
  }
  @media ${media.narrow} {
    gap: ${space.sm};
  }
`

const Card = styled.li`
  position: relative;
  padding: ${space.inset};
  ${surfaceStyle}
  @media ${media.hover} {
    &:hover {
      border-color: ${color.link};
      background: ${color.brandTint};
    }
  }
`
/** The press target is the whole card. The accessible name is the link's alone. */
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

export interface LinkCardProps {
  name: string
  Icon: ComponentType<IconProps>
  hint?: string | undefined
  to: string
}

export function LinkCard({ name, Icon, hint, to }: LinkCardProps) {
  return (
    <Card>
      <IconLine Icon={Icon} title={<Way to={to}>{name}</Way>} end={<ChevronRightIcon />}>
        {hint}
      </IconLine>
    </Card>
  )
}
