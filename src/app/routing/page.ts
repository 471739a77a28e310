import type { QueryClient } from '@tanstack/react-query'
import { memo, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { sessionQueryClient } from '#src/app/sessionQueries.ts'
import { importPage } from './pageImports.ts'

/** Starts the queries of a page, so that they run while its code arrives. */
export type Prefetch = (client: QueryClient) => Promise<unknown>[]

/** How the code of a route is imported, for whoever wants it ahead of a visit. */
const imports = new WeakMap<RouteObject, () => Promise<unknown>>()

export interface LazyPage {
  path?: string
  index?: true
  /** Imports the page's component. */
  Component: () => Promise<ComponentType>
  /** Imports what starts the page's queries. */
  prefetch?: () => Promise<Prefetch>
  children?: RouteObject[]
}

/**
 * The route of a page whose code is imported when it is first visited. `mayPrefetch` says whether its queries would be
 * served. Its loader waits for none of them: what fails is shown, and tried again, by the page itself.
 */
export function page(
  { path, index, Component, prefetch, children }: LazyPage,
  mayPrefetch: () => boolean,
): RouteObject {
  const route: RouteObject = {
    ...(path !== undefined && { path }),
    ...(index ? { index } : children && { children }),
    // React Router renders every route again whenever its state changes: the page that is left, too.
    lazy: { Component: async () => memo(await importPage(Component)) },
    ...(prefetch && {
      loader: () => {
        if (mayPrefetch()) void start(prefetch)
        return null
      },
    }),
  }
  imports.set(route, Component)
  return route
}

async function start(prefetch: () => Promise<Prefetch>): Promise<void> {
  try {
    await Promise.all((await prefetch())(sessionQueryClient()))
  } catch {
    // The page shows what has failed, and runs its own queries where none were started.
  }
}

/** Where an address leads elsewhere. React Router warns of a route that could show nothing and has no element. */
export const redirect = (loader: () => Response) => ({ loader, element: null })

/** The routes of the paths that have been preloaded: a link is pointed at often, and React Router ranks all routes each time. */
const preloaded = new Map<string, RouteObject[]>()

/** Fetches the code of a page of `routes` ahead of a visit. A failure is left to the visit itself. */
export function preloadPage(routes: RouteObject[], path: string): void {
  const found = preloaded.get(path) ?? (matchRoutes(routes, path) ?? []).map(({ route }) => route)
  preloaded.set(path, found)
  for (const route of found)
    imports
      .get(route)?.()
      .catch(() => undefined)
}
