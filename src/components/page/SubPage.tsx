import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { Link } from '#src/ui/buttons/Link.tsx'
import { Page, type PageProps } from './Page.tsx'

export type SubPageProps = Omit<PageProps, 'trail'> & { parent: { title: string; href: string } }

/** Separate from `Page`, since the first page has no breadcrumbs. */
export function SubPage({ parent, ...page }: SubPageProps) {
  return <Page {...page} trail={<Breadcrumbs parent={parent} title={page.windowTitle ?? page.title} />} />
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin-block-end: ${space.xxs};
  color: ${color.muted};
  font-size: ${text.small};
`
const Crumb = styled.li`
  &:not(:last-child)::after {
    content: '/' / '';
    margin-inline: ${space.xs};
  }
`

export function Breadcrumbs({ parent, title }: Pick<SubPageProps, 'parent' | 'title'>) {
  return (
    <nav aria-label={t`Breadcrumbs`} data-print="hide">
      <Trail>
        <Crumb>
          <Link href={parent.href}>{parent.title}</Link>
        </Crumb>
        <Crumb>
          <span aria-current="page">{title}</span>
        </Crumb>
      </Trail>
    </nav>
  )
}
