import { MutationCache, QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ActionId } from '#src/api/generated/operations.ts'
import { LoadFailure, type Outcome } from '#src/api/reading/outcome.ts'
import { tellOtherTabs } from '#src/session/otherTabs.ts'
import { refresh } from './invalidation.ts'

const staleTime = 30_000

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: () => !document.hidden,
        staleTime,
        // A bank that fails or is overloaded must not get a request at each return to the tab.
        refetchOnWindowFocus: ({ state }) => Date.now() - state.errorUpdatedAt > staleTime,
        retry: (failures, error) => failures < 1 && error instanceof LoadFailure && error.reason === 'network',
        retryDelay: 500,
      },
      // Variables can be secrets, so a finished mutation leaves the cache at once, see useSubmit.
      mutations: { networkMode: 'always', retry: 0, gcTime: 0 },
    },
    mutationCache: new MutationCache({
      onSuccess: (outcome, _variables, _context, mutation) => {
        const [action] = mutation.options.mutationKey ?? []
        // A refusal changes nothing. Without a response the action may have worked, so refetch.
        if (!isAction(action) || (outcome as Outcome<unknown>).kind === 'refused') return
        changed(client, action)
      },
    }),
  })
  return client
}

/** A hidden tab refetches when it is shown. */
export function invalidate(client: QueryClient, action: ActionId): void {
  const refetchType = document.hidden ? 'none' : 'active'
  for (const loader of refresh[action]) void client.invalidateQueries({ queryKey: [loader], refetchType })
}

export function changed(client: QueryClient, action: ActionId): void {
  invalidate(client, action)
  tellOtherTabs({ changed: action })
}

/** By a request that begins now: neither one under way, nor a response that the clock calls fresh. */
export async function queryNow<Data>(
  client: QueryClient,
  query: UseQueryOptions<Data, LoadFailure, Data> & { queryKey: QueryKey },
): Promise<Data> {
  const { queryKey } = query
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  return client.query(query)
}

export function isAction(key: unknown): key is ActionId {
  return typeof key === 'string' && Object.hasOwn(refresh, key)
}
