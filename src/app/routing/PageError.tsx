import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { lazyOptional } from '#src/ui/lazyOptional.ts'
import { notify } from '#src/ui/toast.ts'
import { homeByToken } from './guards.ts'

const HelpLink = lazyOptional(async () => (await import('#src/components/links/HelpLink.tsx')).HelpLink)

export function PageError() {
  const { pathname } = useLocation()
  const home = homeByToken()
  if (pathname !== home) return <RedirectHome to={home} />
  const help = (
    <Suspense>
      <HelpLink />
    </Suspense>
  )
  return <ErrorState onRetry={() => location.reload()} help={help} />
}

function RedirectHome({ to }: { to: string }) {
  useEffect(() => notify.warning("We couldn't open that page."), [])
  return <Navigate replace to={to} />
}
