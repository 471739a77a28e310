import type { QueryClient } from '@tanstack/react-query'
import { getGetProfileQueryOptions } from '#src/api/generated/hooks/profile/profile.ts'

export function prefetchProfile(client: QueryClient) {
  return [client.query(getGetProfileQueryOptions())]
}
