import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '#src/api/queryClient.ts'
import { AppRoutes } from '#src/app/router.tsx'
import { StandingNotices } from '#src/app/StandingNotices.tsx'
import { config } from '#src/lib/config.ts'
import { GlobalStyle } from '#src/theme/GlobalStyle.tsx'
import { TitleContext } from '#src/ui/Page.tsx'
import { ToastHost } from '#src/ui/ToastHost.tsx'

const isDemonstration = import.meta.env.MODE === 'mock'

/** The whole app: what every screen stands in, and the routes. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <TitleContext value={isDemonstration ? `${config.bankName} (demonstration)` : config.bankName}>
        <GlobalStyle />
        <BrowserRouter basename={config.basename}>
          <StandingNotices isDemonstration={isDemonstration} />
          <AppRoutes />
        </BrowserRouter>
        <ToastHost />
      </TitleContext>
    </QueryClientProvider>
  )
}
