import type { ReactNode } from 'react'
import styled from 'styled-components'
import { buttonStyle, type ButtonVariant } from '#src/ui/buttons/buttonStyle.ts'
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx'

const StyledLink = styled(RouteLink)`
  ${buttonStyle}
`

export interface ButtonLinkProps extends Omit<RouteLinkProps, 'className' | 'children'> {
  variant?: ButtonVariant | undefined
  icon?: ReactNode
  isWide?: boolean | undefined
  children: ReactNode
}

export function ButtonLink({ variant = 'primary', icon, isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledLink {...rest} data-variant={variant} data-wide={isWide || undefined}>
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </StyledLink>
  )
}
