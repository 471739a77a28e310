import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { isDemonstration } from '#src/app/demonstration.ts'
import { PreloadContext } from '#src/app/preload.ts'
import { preload } from '#src/app/router.ts'
import type { Router } from '#src/app/router.ts'
import { useSessionQueryClient } from '#src/app/sessionQueries.ts'
import { StatusBanners } from '#src/app/StatusBanners.tsx'
import { config } from '#src/config.ts'
import { noteTyping } from '#src/app/typedInput.ts'
import { TitleContext } from '#src/components/Page.tsx'
import { ToastHost } from '#src/ui/ToastHost.tsx'

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
