import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { endSession } from '#src/session/session.ts'

/** Logs out from a screen outside the dashboard: whatever was kept is cleared, and the landing page says so. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    endSession()
    void navigate(paths.auth.landing(), { replace: true })
  }, [navigate])
}
