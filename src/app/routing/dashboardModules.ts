import type { RouteModule } from './pages.ts'

export const dashboardModules = import.meta.glob<RouteModule>([
  '/src/features/*/pages/*{Page,Flow}.tsx',
  '/src/app/layouts/DashboardLayout.tsx',
  '!/src/features/auth/**',
])
