import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { useSessionToken } from '#src/session/useStored.ts'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { notify } from '#src/ui/toast.ts'

/**
 * Catches whatever breaks in a screen and leads home: to the dashboard with a session, to sign-in without. When home
 * itself breaks there is nowhere to go, so it says so and offers to try again. It does not remount what it holds, since a
 * task may span several addresses.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const home = useSessionToken() === undefined ? paths.auth.signIn() : paths.dashboard.home()
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={() =>
        pathname === home ? (
          // Code that did not arrive is asked for again by a new page only; often it is a newer version of it.
          <ErrorState hint="This screen cannot be shown at the moment." onRetry={() => location.reload()} />
        ) : (
          <LeadHome to={home} />
        )
      }
    >
      <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function LeadHome({ to }: { to: string }) {
  useEffect(() => notify.error('That screen could not be opened.'), [])
  return <Navigate replace to={to} />
}
