/** What a page requests, from the text of its module and its layout. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dashboardLayout, type PageEntry } from '#src/app/routing/pages.ts'

const src = join(import.meta.dirname, '../../src')

function operationsIn(files: readonly (string | undefined)[], call: RegExp): string[] {
  const texts = files.map((file) => (file === undefined ? '' : readFileSync(join(src, file), 'utf8')))
  const names = Array.from(texts.join('\n').matchAll(call), ([, name = '']) => `get${name}`)
  return [...new Set(names)]
}

const options = /\bgetGet(\w+)QueryOptions\(\)/g

export function loadedBy({ module, layout }: PageEntry): string[] {
  return operationsIn([layout, module], options)
}

/** Queries of the module whose responses neither its loader nor a layout has requested. One may be enabled later, or ask by itself whenever its page is shown. */
export function notLoaded({ module, layout }: PageEntry): string[] {
  const loaded = operationsIn([dashboardLayout, layout, module], options)
  return operationsIn(
    [module],
    /\buseGet(\w+?)(?:Suspense)?\((?!\{ query: \{ (?:enabled\b|refetchOnMount: 'always'))/g,
  ).filter((id) => !loaded.includes(id))
}
