import type { QueryClient } from '@tanstack/react-query'
import { getGetFixedDepositFormQueryOptions } from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'

export function prefetchFixedDeposit(client: QueryClient) {
  return [client.query(getGetFixedDepositFormQueryOptions())]
}
