import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import styled from 'styled-components'
import { buttonStyle, type ButtonVariant } from '#src/ui/buttons/buttonStyle.ts'

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

export interface RouteLinkProps extends Omit<LinkProps, 'href' | 'target' | 'routerOptions' | 'render'> {
  to: string
  state?: unknown
  isReplacing?: boolean | undefined
}

export function RouteLink({ to, state, isReplacing = false, ...rest }: RouteLinkProps) {
  return <Link {...rest} href={to} routerOptions={{ state, replace: isReplacing }} />
}
