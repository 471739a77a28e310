import { Link, type LinkProps } from 'react-aria-components/Link'

export interface RouteLinkProps extends Omit<LinkProps, 'href' | 'target' | 'routerOptions' | 'render'> {
  /** The path of a page, below the base path (see `src/paths.ts`). */
  to: string
  /** Stored in the history entry, so it survives a reload. */
  state?: unknown
}

/** An unstyled link to another page of the app. */
export function RouteLink({ to, state, ...rest }: RouteLinkProps) {
  return <Link {...rest} href={to} routerOptions={{ state }} />
}
