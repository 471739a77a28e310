import type { PageEntry } from '#src/app/routing/pages.ts'

/** Undefined for `index.html`. A prerendered page has one file for all its parameters, with `any` in their place. */
export function fileOf({ path, isPrerendered }: PageEntry): string | undefined {
  if (path.includes(':') && isPrerendered !== true) return undefined
  return `${path.slice(1).replaceAll(/:\w+/g, 'any')}.html`
}
