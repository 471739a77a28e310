import { matchPath } from 'react-router-dom'
import { basePath } from '#src/paths.ts'
import { importModule } from './modules.ts'
import { modulesOf, pages } from './pages.ts'

const preloaded = new Set<string>()

export function preloadPage(path: string): void {
  if (preloaded.has(path)) return
  preloaded.add(path)
  for (const file of pages.filter((page) => matchPath(page.path, path)).flatMap(modulesOf))
    importModule(file).catch(() => undefined)
}

export function preloadOnIntent(): void {
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin && link.pathname.startsWith(`${basePath}/`))
      preloadPage(link.pathname.slice(basePath.length))
  }
  addEventListener('pointerover', preload)
  addEventListener('focusin', preload)
}
