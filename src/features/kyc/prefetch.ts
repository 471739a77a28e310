import type { QueryClient } from '@tanstack/react-query'
import { getGetIdentityDocumentsQueryOptions } from '#src/api/generated/hooks/kyc/kyc.ts'

export function prefetchIdentityDocuments(client: QueryClient) {
  return [client.query(getGetIdentityDocumentsQueryOptions())]
}
