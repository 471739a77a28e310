import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useSessionToken } from '#src/lib/useStored.ts'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

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
      fallback={(retry) =>
        pathname === home ? (
          <ErrorState hint="This screen cannot be shown at the moment." onRetry={retry} />
        ) : (
          <Navigate replace to={home} />
        )
      }
    >
      <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
