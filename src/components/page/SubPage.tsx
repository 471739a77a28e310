import { Breadcrumbs, type BreadcrumbsProps } from '#src/ui/layout/Breadcrumbs.tsx'
import { Page, type PageProps } from './Page.tsx'

export type SubPageProps = Omit<PageProps, 'trail'> & Pick<BreadcrumbsProps, 'parent'>

/** Separate from `Page`, since the first page has no breadcrumbs. */
export function SubPage({ parent, ...page }: SubPageProps) {
  return <Page {...page} trail={<Breadcrumbs parent={parent} title={page.windowTitle ?? page.title} />} />
}
