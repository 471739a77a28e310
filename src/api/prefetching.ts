import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { sessionQueryClient } from './sessionQueries.ts'

interface AnyQueryOptions {
  queryKey: QueryKey
  queryFn?: QueryFunction | SkipToken
}

/**
 * The loader of a page: starts its queries and waits for none, as the page shows and retries what fails. `export const
 * loader = prefetching(() => [getGetContactQueryOptions()])`
 */
export function prefetching(queries: () => readonly AnyQueryOptions[]): () => null {
  return () => {
    const client = sessionQueryClient()
    for (const query of queries()) client.query(query).catch(() => undefined)
    return null
  }
}
