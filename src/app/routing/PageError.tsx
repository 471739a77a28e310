import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { homeByToken } from './guards.ts'

export function PageError() {
  const { pathname } = useLocation()
  const home = homeByToken()
  if (pathname !== home) return <RedirectHome to={home} />
  return <ErrorState onRetry={() => location.reload()} help={<HelpLink />} />
}

function RedirectHome({ to }: { to: string }) {
  useEffect(() => notify.warning("We couldn't open that page."), [])
  return <Navigate replace to={to} />
}
