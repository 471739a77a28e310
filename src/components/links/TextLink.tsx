import type { ReactNode } from 'react'
import { Link } from '#src/ui/Link.tsx'

export type TextLinkProps = { children: ReactNode } & (
  | {
      /** A page of the app. */
      to: string
      /** Stored in the history entry. */
      state?: unknown
      href?: never
      target?: never
    }
  | {
      /** Another site, an email address or a phone number. */
      href: string
      target?: '_blank'
      to?: never
    }
)

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
