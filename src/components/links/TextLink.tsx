import type { ReactNode } from 'react'
import { Link } from '#src/ui/buttons/Link.tsx'

export type TextLinkProps = { children: ReactNode } & (
  | { to: string; state?: unknown; href?: never }
  | { href: string; target?: '_blank'; to?: never }
)

export function TextLink(props: TextLinkProps) {
  if (props.to === undefined) return <Link rel="noopener noreferrer" {...props} />
  return (
    <Link href={props.to} routerOptions={{ state: props.state }}>
      {props.children}
    </Link>
  )
}
