import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { endSession } from '#src/session/session.ts'

export function useLogOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    endSession()
    void navigate(paths.auth.landing(), { replace: true })
  }, [navigate])
}
