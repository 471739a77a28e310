import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const everyMs = 15_000

/** While the bank cannot be reached, one query on the screen is refetched now and then: its response ends the wait. */
export function useReconnect(isReachable: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isReachable) return undefined
    const timer = setInterval(() => {
      const [query] = client.getQueryCache().findAll({ type: 'active' })
      query?.fetch().catch(() => undefined)
    }, everyMs)
    return () => clearInterval(timer)
  }, [client, isReachable])
}
