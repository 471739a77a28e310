import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setReachable } from '#src/api/reachable.ts'

const everyMs = 15_000

/**
 * While the bank is unreachable, a visible page refetches one query at intervals, or requests a file of the site if it
 * has no queries.
 */
export function useReconnect(isReachable: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isReachable) return undefined
    const timer = setInterval(() => {
      if (document.hidden) return
      const [query] = client.getQueryCache().findAll({ type: 'active' })
      const attempt =
        query?.fetch() ??
        fetch(`${import.meta.env.BASE_URL}config.js`, { method: 'HEAD', cache: 'no-store' }).then(() =>
          setReachable(true),
        )
      attempt.catch(() => undefined)
    }, everyMs)
    return () => clearInterval(timer)
  }, [client, isReachable])
}
