import type { QueryClient } from '@tanstack/react-query'
import {
  getGetCryptoDepositFormQueryOptions,
  getGetInstitutionQueryOptions,
} from '#src/api/generated/hooks/add-funds/add-funds.ts'

export function prefetchCryptoDeposit(client: QueryClient) {
  return [client.query(getGetCryptoDepositFormQueryOptions())]
}

export function prefetchInstitution(client: QueryClient) {
  return [client.query(getGetInstitutionQueryOptions())]
}
