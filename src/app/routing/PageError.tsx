import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { notify } from '#src/ui/toast.ts'
import { homeByToken } from './guards.ts'

/** A page that works needs none of its code. Should it not arrive, the page is there without it. */
const HelpLink = lazy(async () => ({
  default: await import('#src/components/links/HelpLink.tsx').then(
    (module) => module.HelpLink,
    () => () => null,
  ),
}))

/**
 * Shown in place of a page that failed. It redirects home: to the dashboard with a session, to sign-in without. Where home
 * itself has failed it says so and offers to try again.
 */
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
