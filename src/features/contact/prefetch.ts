import type { QueryClient } from '@tanstack/react-query'
import { getGetContactQueryOptions } from '#src/api/generated/hooks/contact/contact.ts'

export function prefetchContact(client: QueryClient) {
  return [client.query(getGetContactQueryOptions())]
}
