import { matchPath } from 'react-router-dom'
import { importModule } from './modules.ts'
import { modulesOf, pages } from './pages.ts'

/** A link is pointed at often. */
const preloaded = new Set<string>()

/** Imports the code of the page at a path (below the base path) ahead of a visit, which reports a failure. */
export function preloadPage(path: string): void {
  if (preloaded.has(path)) return
  preloaded.add(path)
  for (const file of pages.filter((page) => matchPath(page.path, path)).flatMap(modulesOf))
    importModule(file).catch(() => undefined)
}
