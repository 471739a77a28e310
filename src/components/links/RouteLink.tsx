import { Link, type LinkProps } from 'react-aria-components/Link'

export interface RouteLinkProps extends Omit<LinkProps, 'href' | 'target' | 'routerOptions' | 'render'> {
  /** The path of a page, below the base path (see `src/paths.ts`). */
  to: string
  /** Kept in the history entry, also over a reload. */
  state?: unknown
}

/** A link to another page of the app, without a look. */
export function RouteLink({ to, state, ...rest }: RouteLinkProps) {
  return <Link {...rest} href={to} routerOptions={{ state }} />
}
