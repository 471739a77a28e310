import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onOtherTab } from '#src/session/otherTabs.ts'
import { sessionToken } from '#src/session/session.ts'
import { subscribe } from '#src/session/storage.ts'
import { createQueryClient, invalidate, isAction } from './queryClient.ts'

let current = { token: sessionToken(), client: createQueryClient() }

/** Each session has its own client, so nothing loaded for one customer is shown to the next. */
export function sessionQueryClient(): QueryClient {
  const token = sessionToken()
  if (current.token !== token) {
    current.client.clear()
    current = { token, client: createQueryClient() }
  }
  return current.client
}

export function followActionsOfOtherTabs(): void {
  onOtherTab(({ changed }) => {
    if (isAction(changed)) invalidate(sessionQueryClient(), changed)
  })
}

export function useSessionQueryClient(): QueryClient {
  return useSyncExternalStore(subscribe, sessionQueryClient, sessionQueryClient)
}

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
