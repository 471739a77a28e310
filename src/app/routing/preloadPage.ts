import { matchPath } from 'react-router-dom'
import { importModule } from './modules.ts'
import { modulesOf, pages } from './pages.ts'

const preloaded = new Set<string>()

export function preloadPage(path: string): void {
  if (preloaded.has(path)) return
  preloaded.add(path)
  for (const file of pages.filter((page) => matchPath(page.path, path)).flatMap(modulesOf))
    importModule(file).catch(() => undefined)
}
