import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'

/** The past transfers, whose notes a search finds. Requested once there is a search. */
export function useNotedTransfers(search: string): readonly PastTransfer[] | undefined {
  return useGetTransfers({ query: { enabled: search !== '' } }).data?.transactions
}
