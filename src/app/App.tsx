import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { AppRoutes } from '#src/app/router.tsx'
import { StandingNotices } from '#src/app/StatusBanners.tsx'
import { config } from '#src/config.ts'
import { TitleContext } from '#src/components/Page.tsx'
import { ToastHost } from '#src/ui/ToastHost.tsx'

const isDemonstration = import.meta.env.MODE === 'mock'

export interface AppProps {
  /** Puts the routes into a router: the browser's, or one that stands still while a page is made ahead of time. */
  router: (screens: ReactNode) => ReactNode
}

/** The whole app: what every screen stands in, and the routes. */
export function App({ router }: AppProps) {
  return (
    <TitleContext value={isDemonstration ? `${config.bankName} (demonstration)` : config.bankName}>
      {router(
        <>
          <StandingNotices isDemonstration={isDemonstration} />
          <Suspense>
            <AppRoutes />
          </Suspense>
        </>,
      )}
      <ToastHost />
    </TitleContext>
  )
}
