import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from '#src/app/router.tsx'
import { StandingNotices } from '#src/app/StandingNotices.tsx'
import { config } from '#src/lib/config.ts'
import { GlobalStyle } from '#src/theme/GlobalStyle.tsx'
import { TitleContext } from '#src/ui/Page.tsx'
import { ToastHost } from '#src/ui/ToastHost.tsx'

const isDemonstration = import.meta.env.MODE === 'mock'

/** The whole app: what every screen stands in, and the routes. */
export function App() {
  return (
    <TitleContext value={isDemonstration ? `${config.bankName} (demonstration)` : config.bankName}>
      <GlobalStyle />
      <BrowserRouter basename={config.basename}>
        <StandingNotices isDemonstration={isDemonstration} />
        <Suspense>
          <AppRoutes />
        </Suspense>
      </BrowserRouter>
      <ToastHost />
    </TitleContext>
  )
}
