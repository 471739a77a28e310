import type { RouteModule } from './pages.ts'

export const dashboardModules = import.meta.glob<RouteModule>([
  '/src/features/*/pages/*.tsx',
  '/src/app/layouts/DashboardLayout.tsx',
  '!/src/features/auth/**',
  '!**/*.test.tsx',
])
