import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'> {
  /** The path of a screen, below the base path (see `src/paths.ts`). */
  to: string
  /** Goes along in the history entry, and is there again after a reload. */
  state?: unknown
  /** Called when the screen is to be shown in this tab; `preventDefault` keeps the customer here. */
  onClick?: ((event: MouseEvent) => void) | undefined
}

/**
 * A link to another screen of the app. The router's own also knows forms, loaders and prefetching by manifest, which
 * nothing here uses and every page would carry.
 */
export function RouteLink({ to, state, onClick, ...rest }: RouteLinkProps) {
  const follow = useLinkClickHandler(to, { state })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        // With one of these held down, the browser opens it elsewhere.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
