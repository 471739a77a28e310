import * as signInPage from '#src/features/auth/pages/SignInPage.tsx'
import type { RouteModule } from './pages.ts'

const visitorModules: Readonly<Record<string, () => Promise<RouteModule>>> = {
  ...import.meta.glob<RouteModule>([
    '/src/features/auth/pages/*.tsx',
    '/src/app/layouts/LandingLayout.tsx',
    '!**/SignInPage.tsx',
  ]),
  // Every customer needs this page first, so it is part of the first script.
  '/src/features/auth/pages/SignInPage.tsx': () => Promise.resolve(signInPage),
}

/** Imports a module of the table of pages. The list of the dashboard's modules is a file of its own, for its size. */
export async function importModule(file: string): Promise<RouteModule> {
  const load =
    visitorModules[`/src/${file}`] ?? (await import('./dashboardModules.ts')).dashboardModules[`/src/${file}`]
  if (load === undefined) throw new Error(`src/app/routing/pages.ts names src/${file}, which is no page or layout.`)
  return load()
}
