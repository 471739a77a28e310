import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { endSession } from '#src/session/session.ts'

/**
 * Logs out from a screen outside the dashboard: clears the stored state and redirects to the landing page, which
 * confirms it.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    endSession()
    void navigate(paths.auth.landing(), { replace: true })
  }, [navigate])
}
