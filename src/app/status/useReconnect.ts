import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setReachable } from '#src/api/reachable.ts'

const everyMs = 15_000

/** While the bank cannot be reached, one query on the screen is refetched now and then: its response ends the wait. */
export function useReconnect(isReachable: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isReachable) return undefined
    const timer = setInterval(() => {
      const [query] = client.getQueryCache().findAll({ type: 'active' })
      // Without a query, as on the public pages, nothing would show that the bank can be reached again.
      if (query === undefined) setReachable(true)
      else query.fetch().catch(() => undefined)
    }, everyMs)
    return () => clearInterval(timer)
  }, [client, isReachable])
}
