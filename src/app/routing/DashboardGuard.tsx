import { Fragment } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { storageKeys, useStored } from '#src/session/storage.ts'

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
