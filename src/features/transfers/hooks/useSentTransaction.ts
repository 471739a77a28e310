import { useState } from 'react'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { keyOf, pathOfDetails } from '#src/features/transactions/selection.ts'
import type { TransferOrder } from '#src/features/transfers/order.ts'
import { paths } from '#src/paths.ts'

export interface SentTransaction {
  reference: string | undefined
  to: string
}

/** The transaction that the bank lists since the transfer was sent. Undefined if it may be another's. */
export function useSentTransaction({ amount }: Pick<TransferOrder, 'amount'>): SentTransaction | undefined {
  const { transactions } = useGetAccountSuspense().data
  const [before] = useState(() => new Set(transactions.map((row) => row.transfer_id)))
  const added = transactions.filter((row) => !before.has(row.transfer_id))
  const [row] = added
  if (row === undefined || added.length > 1 || row.amount !== amount) return undefined
  const to = pathOfDetails(paths.dashboard.statements(), '', keyOf(row, transactions))
  return { reference: row.reference || undefined, to }
}
