import type { PageEntry } from '#src/app/routing/pages.ts'

/**
 * The HTML file of a page, as the build names it; undefined if addresses with parameters get `index.html`. A prerendered
 * page has one file for all its parameters, which are the segment `any` there.
 */
export function fileOf({ path, isPrerendered }: PageEntry): string | undefined {
  if (path.includes(':') && isPrerendered !== true) return undefined
  return `${path.slice(1).replaceAll(/:\w+/g, 'any')}.html`
}
