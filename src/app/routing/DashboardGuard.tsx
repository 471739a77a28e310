import { Fragment } from 'react'
import { Navigate, Outlet, replace } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'

/** The dashboard's loader. The landing page reports that a session has just ended. */
export function requireSession(): Response | null {
  if (sessionToken() !== undefined) return null
  return replace(read(storageKeys.loggedOut) === undefined ? paths.auth.signIn() : paths.auth.landing())
}

/** Unmounts the dashboard when its session ends. A new token mounts a new dashboard, so no state is kept. */
export function DashboardGuard() {
  const token = useStored(storageKeys.session)
  if (token === undefined) return <Navigate replace to={paths.auth.landing()} />
  return (
    <Fragment key={token}>
      <Outlet />
    </Fragment>
  )
}
