import { Fragment, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { sessionToken } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { useSessionToken } from '#src/session/useStored.ts'

/** Where anyone belongs who comes without a valid address: the token decides. */
export function HomeByToken() {
  return <Navigate replace to={useSessionToken() === undefined ? paths.auth.signIn() : paths.dashboard.home()} />
}

/** The root of the site: the dashboard for a customer with a session, the landing page for anyone else. */
export function RootByToken() {
  return <Navigate replace to={useSessionToken() === undefined ? paths.auth.landing() : paths.dashboard.home()} />
}

/**
 * The dashboard needs a session, and leaves the moment it ends, wherever that happens: here, in another tab, or by the
 * bank's word. Whoever was inside is then told so on the landing page; whoever comes without a session signs in first.
 * Another session is another dashboard: nothing below outlives the token.
 */
export function DashboardGuard() {
  const token = useSessionToken()
  const [cameSignedIn] = useState(token !== undefined)
  if (token !== undefined) {
    return (
      <Fragment key={token}>
        <Outlet />
      </Fragment>
    )
  }
  // The flag speaks for a session that ended before this had even been drawn.
  const hasLoggedOut = cameSignedIn || read(storageKeys.loggedOut) !== undefined
  return <Navigate replace to={hasLoggedOut ? paths.auth.landing() : paths.auth.signIn()} />
}

/**
 * The auth screens are for people without a session. Whoever arrives with one goes to the dashboard, as does this tab when
 * another one signs in. A sign-in on this very screen is left alone: it says welcome first and then goes on by itself.
 */
export function AuthGuard() {
  const { pathname } = useLocation()
  const [arrived, setArrived] = useState({ pathname, token: sessionToken() })
  useEffect(() => {
    const follow = (): void => setArrived((current) => ({ ...current, token: sessionToken() }))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  if (arrived.pathname !== pathname) setArrived({ pathname, token: sessionToken() })
  return arrived.token === undefined ? <Outlet /> : <Navigate replace to={paths.dashboard.home()} />
}
