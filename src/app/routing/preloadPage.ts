import { matchPath } from 'react-router-dom'
import { importModule } from './modules.ts'
import { modulesOf, pages } from './pages.ts'

const preloaded = new Set<string>()

/** Preloads the code of the page at a path (below the base path). A visit reports a failure, this does not. */
export function preloadPage(path: string): void {
  if (preloaded.has(path)) return
  preloaded.add(path)
  for (const file of pages.filter((page) => matchPath(page.path, path)).flatMap(modulesOf))
    importModule(file).catch(() => undefined)
}
