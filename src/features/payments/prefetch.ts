import type { QueryClient } from '@tanstack/react-query'
import { getGetPaymentFormQueryOptions } from '#src/api/generated/hooks/payments/payments.ts'

export function prefetchPayment(client: QueryClient) {
  return [client.query(getGetPaymentFormQueryOptions())]
}
