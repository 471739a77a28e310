import { Link, type LinkProps } from 'react-aria-components/Link'

export interface RouteLinkProps extends Omit<LinkProps, 'href' | 'target' | 'routerOptions' | 'render'> {
  to: string
  state?: unknown
  isReplacing?: boolean | undefined
}

export function RouteLink({ to, state, isReplacing = false, ...rest }: RouteLinkProps) {
  return <Link {...rest} href={to} routerOptions={{ state, replace: isReplacing }} />
}
