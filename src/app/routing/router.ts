import { createBrowserRouter } from 'react-router-dom'
import { config } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'
import { storageKeys, subscribe } from '#src/session/storage.ts'
import { notify } from '#src/ui/feedback/toast.ts'
import { retryImports } from '#src/ui/overlays/imports.ts'
import { preloadPage } from './preloadPage.ts'
import { routes } from './routes.tsx'

export type Router = ReturnType<typeof createBrowserRouter>

export function createAppRouter(): Router {
  const router = createBrowserRouter(routes, { basename: config.basename })
  const revalidate = (): void => void router.revalidate()
  const followOtherTab = (): void => {
    if (sessionToken() === undefined) return
    // Messages are private to a customer.
    notify.dismiss()
    if (document.hidden) document.addEventListener('visibilitychange', revalidate, { once: true })
    else revalidate()
  }
  addEventListener('storage', ({ key }) => {
    // The key is null after `clear()`. Other entries change often, such as the last activity.
    if (key === null || key === storageKeys.session) followOtherTab()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followOtherTab()
  })
  let token = sessionToken()
  subscribe(() => {
    const before = token
    token = sessionToken()
    if (token !== undefined && token !== before) preloadPage(paths.dashboard.home())
  })
  // Any navigation retries failed imports.
  let { pathname } = router.state.location
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading') retryImports()
    // An error does not concern the next page. Other messages stay until they time out.
    if (location.pathname === pathname) return
    pathname = location.pathname
    notify.dismissErrors()
  })
  return router
}

/** Resolves once the first page's code has loaded and it can be hydrated. */
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
