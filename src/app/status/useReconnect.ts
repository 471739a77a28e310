import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setReachable } from '#src/api/reachable.ts'
import { apiRoot } from '#src/config.ts'

const everyMs = 15_000

/** Requests an active query until the bank responds. A page without a query asks only whether the bank answers at all. */
export function useReconnect(isReachable: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isReachable) return undefined
    const timer = setInterval(() => {
      if (document.hidden) return
      const [query] = client.getQueryCache().findAll({ type: 'active' })
      const attempt =
        query?.fetch() ??
        fetch(`${apiRoot()}/api/users.php`, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(() =>
          setReachable(true),
        )
      attempt.catch(() => undefined)
    }, everyMs)
    return () => clearInterval(timer)
  }, [client, isReachable])
}
