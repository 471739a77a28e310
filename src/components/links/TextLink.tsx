import type { ReactNode } from 'react'
import { Link } from '#src/ui/Link.tsx'

export type TextLinkProps = { children: ReactNode } & (
  | {
      /** The path of a page of the app. */
      to: string
      /** Kept in the history entry. */
      state?: unknown
      href?: never
      target?: never
    }
  | {
      /** Another site, a mail or a phone. */
      href: string
      target?: '_blank'
      to?: never
    }
)

/** A link in running text. */
export function TextLink(props: TextLinkProps) {
  if (props.to !== undefined) {
    return (
      <Link href={props.to} routerOptions={{ state: props.state }}>
        {props.children}
      </Link>
    )
  }
  return <Link rel="noopener noreferrer" {...props} />
}
