import * as signInPage from '#src/features/auth/pages/SignInPage.tsx'
import type { RouteModule } from './pages.ts'

const visitorModules: Readonly<Record<string, () => Promise<RouteModule>>> = {
  ...import.meta.glob<RouteModule>([
    '/src/features/auth/pages/*Page.tsx',
    '/src/app/layouts/{Landing,Onboarding}Layout.tsx',
    '!/src/features/auth/pages/SignInPage.tsx',
  ]),
  // Every customer needs this page first, so the first script has it.
  '/src/features/auth/pages/SignInPage.tsx': () => Promise.resolve(signInPage),
}

/** The list of the dashboard's modules is imported on demand, because of its size. */
export async function importModule(file: string): Promise<RouteModule> {
  const load =
    visitorModules[`/src/${file}`] ?? (await import('./dashboardModules.ts')).dashboardModules[`/src/${file}`]
  if (load === undefined) throw new Error(`src/app/routing/pages.ts names src/${file}, which is no page or layout.`)
  return load()
}
