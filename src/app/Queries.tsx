import { QueryClientProvider } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '#src/api/queryClient.ts'
import { isReachable, subscribeReachable } from '#src/lib/connection.ts'
import { noteOutdated } from '#src/lib/outdated.ts'
import { sessionToken } from '#src/session/session.ts'

interface Cache {
  client: QueryClient
  token: string | undefined
}

/** Outside React, which may begin to render a screen, throw that away and begin anew: nothing is asked twice for it. */
let current: Cache | undefined

function cacheOfSession(): Cache {
  const token = sessionToken()
  if (current === undefined || current.token !== token) current = { client: createQueryClient(), token }
  return current
}

/** Still shown, although asking for it again has failed: after a payment, of all things, it would mislead. */
function isOutdated({ state }: Query): boolean {
  return state.status === 'error' && state.data !== undefined
}

/** Tells the customer when something on the screen is out of date. Returns how to stop. */
function watchForOutdated(client: QueryClient): () => void {
  const shown = { type: 'active', predicate: isOutdated } as const
  const askAgain = (): void => void client.refetchQueries(shown)
  const look = (): void => noteOutdated(client.getQueryCache().findAll(shown).length > 0 ? askAgain : undefined)
  const unsubscribe = client.getQueryCache().subscribe(look)
  return () => {
    unsubscribe()
    noteOutdated(undefined)
  }
}

/**
 * The cache of what the bank has answered, for the screens below. It arrives with the first screen that asks the bank
 * anything, and is forgotten when the session it was loaded for is over.
 */
export function Queries() {
  const [{ client, token }] = useState(cacheOfSession)
  useEffect(() => {
    // What stands on the screen and could not be loaded is asked for again as soon as the bank can be reached.
    const unsubscribe = subscribeReachable(() => {
      if (isReachable())
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    })
    const stopWatching = watchForOutdated(client)
    return () => {
      unsubscribe()
      stopWatching()
      if (sessionToken() !== token) client.clear()
    }
  }, [client, token])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
