import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { endSession } from '#src/session/session.ts'

/** Call it in an event. The guard of the current page redirects first, so no dirty form blocks the way to `to`. */
export function useLogOut(to = paths.auth.landing()): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    flushSync(() => endSession())
    void navigate(to, { replace: true })
  }, [navigate, to])
}
