import { createBrowserRouter, matchPath } from 'react-router-dom'
import { config } from '#src/config.ts'
import { basePath, paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'
import { storageKeys, subscribe } from '#src/session/storage.ts'
import { notify } from '#src/ui/toast.ts'
import { preloadPage } from './page.ts'
import { importPage, retryImports } from './pageImports.ts'
import type { Preload } from './preload.ts'
import { rootId, routes } from './routes.tsx'

export type Router = ReturnType<typeof createBrowserRouter>

/** A visitor without a session needs none of the dashboard's routes: they arrive when one of them is visited. */
const importDashboard = async () => (await import('./dashboardRoutes.tsx')).dashboardRoute

export const preload: Preload = (path) => {
  if (!isInDashboard(path)) preloadPage(routes, path)
  else
    importDashboard()
      .then((dashboard) => preloadPage([dashboard], path))
      .catch(() => undefined)
}

function isInDashboard(path: string): boolean {
  return matchPath(`${paths.dashboard.home()}/*`, path) !== null
}

/** The browser's router. It follows a session that begins in another tab. */
export function createAppRouter(): Router {
  const router = createBrowserRouter(routes, {
    basename: config.basename,
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isInDashboard(path.slice(basePath.length))) patch(rootId, [await importPage(importDashboard)])
    },
  })
  const followOtherTab = (): void => {
    if (sessionToken() === undefined) return
    // What was said to the customer of the last session is not for the next one.
    notify.dismiss()
    void router.revalidate()
  }
  addEventListener('storage', ({ key }) => {
    // The key is null where everything was cleared. Other entries change all the time, such as the last activity.
    if (key === null || key === storageKeys.session) followOtherTab()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followOtherTab()
  })
  // While a customer is welcomed, the dashboard's code arrives.
  let token = sessionToken()
  subscribe(() => {
    const before = token
    token = sessionToken()
    if (token !== undefined && token !== before) preload(paths.dashboard.home())
  })
  // Another attempt to go anywhere is another attempt to fetch what has not arrived.
  let { pathname } = router.state.location
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading') retryImports()
    // An error says nothing about the next page. Other messages stay for their time.
    if (location.pathname === pathname) return
    pathname = location.pathname
    notify.dismissErrors()
  })
  return router
}

/** Resolves once the pages of the first address have arrived, which is when it can be hydrated. */
export function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}
