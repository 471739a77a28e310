import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setReachable } from '#src/api/reachable.ts'

const everyMs = 15_000

/** Requests an active query until the bank responds, or a file of the site if the page has no query. */
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
