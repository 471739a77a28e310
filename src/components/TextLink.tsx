import type { AnchorHTMLAttributes, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration } from '#src/theme/tokens.ts'
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx'

const linkStyle = css`
  color: ${color.link};
  font-weight: 500;
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;
  @media ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  @media ${media.motion} {
    transition: text-decoration-thickness ${duration.quick};
  }
`
const Inside = styled(RouteLink)`
  ${linkStyle}
`
const Outside = styled.a`
  ${linkStyle}
`

interface InsideProps extends Omit<RouteLinkProps, 'className' | 'style' | 'children'> {
  href?: never
}
interface OutsideProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  href: string
  to?: never
}
export type TextLinkProps = (InsideProps | OutsideProps) & { children: ReactNode }

/** A link in running text: `to` another screen, or `href` off to another site, a mail or a phone. */
export function TextLink(props: TextLinkProps) {
  if (props.to !== undefined) return <Inside {...props} />
  return <Outside rel="noopener noreferrer" {...props} />
}
