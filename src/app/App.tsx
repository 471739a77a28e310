import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-router-dom'
import { useSessionQueryClient } from '#src/api/sessionQueries.ts'
import type { Router } from '#src/app/routing/router.ts'
import { StatusBanners } from '#src/app/status/StatusBanners.tsx'
import { locale } from '#src/lib/languages.ts'
import { ToastHost } from '#src/ui/feedback/ToastHost.tsx'

export function App({ router }: { router: Router }) {
  return (
    <I18nProvider locale={locale}>
      <QueryClientProvider client={useSessionQueryClient()}>
        <StatusBanners router={router} />
        <Suspense>
          {/* As a transition, a navigation would show nothing of a press until the next page has loaded. */}
          <RouterProvider router={router} useTransitions={false} />
        </Suspense>
      </QueryClientProvider>
      <ToastHost />
    </I18nProvider>
  )
}
