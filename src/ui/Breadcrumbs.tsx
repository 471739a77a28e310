import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb } from 'react-aria-components/Breadcrumbs'
import { Link as AriaLink } from 'react-aria-components/Link'
import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { Link } from './Link.tsx'

const Trail = styled(AriaBreadcrumbs)`
  display: flex;
  flex-wrap: wrap;
  margin-block-end: ${space.xxs};
  padding: 0;
  list-style: none;
  color: ${color.muted};
  font-size: ${text.small};
`
const Crumb = styled(Breadcrumb)`
  &:not(:last-child)::after {
    content: '/' / '';
    margin-inline: ${space.xs};
  }
`

export interface BreadcrumbsProps {
  parent: { title: string; href: string }
  title: string
}

export function Breadcrumbs({ parent, title }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" data-print="hide">
      <Trail>
        <Crumb id="parent">
          <Link href={parent.href}>{parent.title}</Link>
        </Crumb>
        <Crumb id="page">
          <AriaLink>{title}</AriaLink>
        </Crumb>
      </Trail>
    </nav>
  )
}
