import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { sessionQueryClient } from './sessionQueries.ts'

/** What the generated `get...QueryOptions` return, whatever the query's data is. */
interface AnyQueryOptions {
  queryKey: QueryKey
  queryFn?: QueryFunction | SkipToken
}

/**
 * The loader of a page: starts the page's queries and waits for none. The page itself shows what fails, and retries it.
 * `export const loader = prefetching(() => [getGetContactQueryOptions()])`
 */
export function prefetching(queries: () => readonly AnyQueryOptions[]): () => null {
  return () => {
    const client = sessionQueryClient()
    for (const query of queries()) client.query(query).catch(() => undefined)
    return null
  }
}
