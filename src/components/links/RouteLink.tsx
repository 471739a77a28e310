import { Link, type LinkProps } from 'react-aria-components/Link'

export interface RouteLinkProps extends Omit<LinkProps, 'href' | 'target' | 'routerOptions' | 'render'> {
  to: string
  state?: unknown
}

export function RouteLink({ to, state, ...rest }: RouteLinkProps) {
  return <Link {...rest} href={to} routerOptions={{ state }} />
}
