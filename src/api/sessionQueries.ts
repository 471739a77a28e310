import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sessionToken } from '#src/session/session.ts'
import { subscribe } from '#src/session/storage.ts'
import { createQueryClient } from './queryClient.ts'

let current = { token: sessionToken(), client: createQueryClient() }

/**
 * The query client of the session in force. Another session gets another client, and the cache of the one before is
 * cleared: nothing that was loaded for one customer is shown to the next.
 */
export function sessionQueryClient(): QueryClient {
  const token = sessionToken()
  if (current.token !== token) {
    current.client.clear()
    current = { token, client: createQueryClient() }
  }
  return current.client
}

/** {@link sessionQueryClient} as a hook. */
export function useSessionQueryClient(): QueryClient {
  return useSyncExternalStore(follow, currentClient, currentClient)
}

function follow(listener: () => void): () => void {
  sessionQueryClient()
  return subscribe(() => {
    sessionQueryClient()
    listener()
  })
}

const currentClient = (): QueryClient => current.client
