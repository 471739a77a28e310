import { preloadPage } from '#src/app/routing/preloadPage.ts'
import { basePath } from '#src/paths.ts'

export function preloadOnIntent(): void {
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin && link.pathname.startsWith(`${basePath}/`))
      preloadPage(link.pathname.slice(basePath.length))
  }
  addEventListener('pointerover', preload)
  addEventListener('focusin', preload)
}
