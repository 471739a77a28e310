import type { QueryClient } from '@tanstack/react-query'
import { getGetAccountQueryOptions, getGetPinStatusQueryOptions } from '#src/api/generated/hooks/account/account.ts'

export function prefetchHome(client: QueryClient) {
  return [client.query(getGetAccountQueryOptions()), client.query(getGetPinStatusQueryOptions())]
}

export function prefetchCreatePin(client: QueryClient) {
  return [client.query(getGetPinStatusQueryOptions())]
}
