import { Fragment } from 'react'
import { Navigate, Outlet, replace } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { useSessionToken } from '#src/session/useStored.ts'

/** The loader of the dashboard. The landing page says that a session has just ended. */
export function requireSession(): Response | null {
  if (sessionToken() !== undefined) return null
  return replace(read(storageKeys.loggedOut) === undefined ? paths.auth.signIn() : paths.auth.landing())
}

/**
 * Removes the dashboard the moment its session ends, wherever that happens: here, in another tab, or by the bank's
 * response. Another session is another dashboard: no state below is kept when the token changes.
 */
export function DashboardGuard() {
  const token = useSessionToken()
  if (token === undefined) return <Navigate replace to={paths.auth.landing()} />
  return (
    <Fragment key={token}>
      <Outlet />
    </Fragment>
  )
}
