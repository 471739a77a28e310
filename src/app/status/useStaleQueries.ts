import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** Queries showing old data after a failed refetch. */
const stale = {
  type: 'active',
  predicate: ({ state }: Query) => state.status === 'error' && state.data !== undefined,
} as const

export function useStaleQueries(): (() => void) | undefined {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const hasStale = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => cache.findAll(stale).length > 0,
    () => false,
  )
  return hasStale ? () => void client.refetchQueries(stale) : undefined
}
