import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { sessionQueryClient } from './sessionQueries.ts'

interface AnyQueryOptions {
  queryKey: QueryKey
  queryFn?: QueryFunction | SkipToken
}

/** Does not wait: the page shows and retries what fails. */
export function prefetching(queries: () => readonly AnyQueryOptions[]): () => void {
  return () => {
    const client = sessionQueryClient()
    for (const query of queries()) client.query(query).catch(() => undefined)
  }
}
