import { Fragment, memo } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { AuthLayout } from '#src/app/layouts/AuthLayout.tsx'
import { RootLayout } from '#src/app/layouts/RootLayout.tsx'
import { paths } from '#src/paths.ts'
import { sessionToken, temporaryToken } from '#src/session/session.ts'
import { storageKeys, useStored } from '#src/session/storage.ts'
import { importCode } from '#src/ui/overlays/imports.ts'
import { redirectFromRoot, redirectUnknown, requireNoSession, requireSession } from './guards.ts'
import { importModule } from './modules.ts'
import { PageError } from './PageError.tsx'
import { dashboardLayout, flowModules, type PageEntry, pages } from './pages.ts'

type Access = PageEntry['access']

/** Loaders run in parallel with the one that redirects. */
const mayLoad: Record<Access, () => boolean> = {
  visitor: () => temporaryToken() !== undefined,
  customer: () => sessionToken() !== undefined,
}

function lazyRoute(access: Access, file: string, others: readonly string[] = []) {
  return {
    ErrorBoundary: PageError,
    lazy: async () => {
      const [{ Component, loader }] = await importCode(undefined, () =>
        Promise.all([importModule(file), ...others.map(importModule)]),
      )
      return {
        // React Router renders every route when its state changes, including the page that is left.
        Component: memo(Component),
        loader: () => {
          if (mayLoad[access]()) loader?.()
          return null
        },
      }
    },
  }
}

const pageRoute = ({ access, path, module }: PageEntry): RouteObject => ({ ...lazyRoute(access, module), path })

function plainPages(access: Access): RouteObject[] {
  return pages.filter((page) => page.access === access && page.layout === undefined).map(pageRoute)
}

function pagesInLayouts(access: Access): RouteObject[] {
  const withAccess = pages.filter((page) => page.access === access)
  return [...new Set(withAccess.map(({ layout }) => layout))]
    .filter((layout) => layout !== undefined)
    .map((layout) => {
      const group = withAccess.filter((page) => page.layout === layout)
      return { ...lazyRoute(access, layout, flowModules(layout)), children: group.map(pageRoute) }
    })
}

/** React Router warns of a route without an element. */
const redirectRoute = (loader: () => Response) => ({ loader, element: null })

/** Has no guard, for prerendering. */
export const dashboardRoute: RouteObject = {
  ...lazyRoute('customer', dashboardLayout),
  children: [
    ...pagesInLayouts('customer'),
    ...plainPages('customer'),
    { path: `${paths.dashboard.home()}/*`, ...redirectRoute(redirectUnknown) },
  ],
}

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageError,
    children: [
      { index: true, ...redirectRoute(redirectFromRoot) },
      {
        loader: requireNoSession,
        shouldRevalidate: () => true,
        children: [
          ...pagesInLayouts('visitor'),
          { Component: AuthLayout, children: plainPages('visitor') },
          { path: `${paths.auth.landing()}/*`, ...redirectRoute(redirectUnknown) },
        ],
      },
      {
        loader: requireSession,
        shouldRevalidate: () => true,
        Component: DashboardGuard,
        children: [dashboardRoute],
      },
      { path: '*', ...redirectRoute(redirectUnknown) },
    ],
  },
]

/** Unmounts the dashboard when its session ends. A new token mounts a new dashboard, so no state is kept. */
function DashboardGuard() {
  const token = useStored(storageKeys.session)
  if (token === undefined) return <Navigate replace to={paths.auth.landing()} />
  return (
    <Fragment key={token}>
      <Outlet />
    </Fragment>
  )
}
