import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ErrorState } from '#src/components/page/ErrorState.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { homeByToken } from './guards.ts'

export function PageError() {
  const { pathname } = useLocation()
  const home = homeByToken()
  if (pathname !== home) return <RedirectHome to={home} />
  return <ErrorState onRetry={() => location.reload()} />
}

function RedirectHome({ to }: { to: string }) {
  useEffect(() => notify.warning(t`We couldn't open that page.`), [])
  return <Navigate replace to={to} />
}
