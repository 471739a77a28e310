import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { PreloadContext } from '#src/app/routing/preload.ts'
import { preload, type Router } from '#src/app/routing/router.ts'
import { StatusBanners } from '#src/app/status/StatusBanners.tsx'
import { isDemonstration } from '#src/components/page/operator.ts'
import { TitleContext } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { noteTyping } from '#src/drafts/typedInput.ts'
import { ToastHost } from '#src/ui/ToastHost.tsx'
import { useSessionQueryClient } from './sessionQueries.ts'

/** The whole app. Its router is the browser's, or one in memory while a page is prerendered. */
export function App({ router }: { router: Router }) {
  useEffect(noteTyping, [])
  return (
    <TitleContext value={isDemonstration ? `${config.bankName} (demonstration)` : config.bankName}>
      <QueryClientProvider client={useSessionQueryClient()}>
        <StatusBanners router={router} />
        <Suspense>
          <PreloadContext value={preload}>
            {/* A navigation is the response to a press: it is rendered at once, not in slices between other work. */}
            <RouterProvider router={router} useTransitions={false} />
          </PreloadContext>
        </Suspense>
      </QueryClientProvider>
      <ToastHost />
    </TitleContext>
  )
}
