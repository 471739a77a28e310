import * as signInPage from '#src/features/auth/pages/SignInPage.tsx'
import type { RouteModule } from './pages.ts'

const modules: Readonly<Record<string, () => Promise<RouteModule>>> = {
  ...import.meta.glob<RouteModule>([
    '/src/features/*/pages/*{Page,Flow}.tsx',
    '/src/app/layouts/{Landing,Onboarding,Dashboard}Layout.tsx',
    '!/src/features/auth/pages/SignInPage.tsx',
  ]),
  // Every customer needs this page first, so the first script has it.
  '/src/features/auth/pages/SignInPage.tsx': () => Promise.resolve(signInPage),
}

export function importModule(file: string): Promise<RouteModule> {
  const load = modules[`/src/${file}`]
  if (load === undefined) throw new Error(`src/app/routing/pages.ts names src/${file}, which is no page or layout.`)
  return load()
}
