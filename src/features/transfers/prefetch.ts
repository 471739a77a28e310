import type { QueryClient } from '@tanstack/react-query'
import { getGetAccountQueryOptions, getGetPinStatusQueryOptions } from '#src/api/generated/hooks/account/account.ts'
import {
  getGetTransferFeeQueryOptions,
  getGetTransfersQueryOptions,
} from '#src/api/generated/hooks/transfers/transfers.ts'

export function prefetchSend(client: QueryClient) {
  return [
    client.query(getGetAccountQueryOptions()),
    client.query(getGetTransfersQueryOptions()),
    client.query(getGetPinStatusQueryOptions()),
  ]
}

export function prefetchConfirm(client: QueryClient) {
  return [client.query(getGetTransferFeeQueryOptions())]
}
