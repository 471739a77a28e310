import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { plainText } from '#src/features/transactions/payees.ts'
import { keyOf, pathOfDetails } from '#src/features/transactions/selection.ts'
import type { TransferOrder } from '#src/features/transfers/order.ts'
import { paths } from '#src/paths.ts'

export interface SentTransaction {
  reference: string | undefined
  to: string
}

/** The debit of the transfer that the bank lists for the order. `id`: of that transfer. */
export function useSentTransaction(
  { details }: Pick<TransferOrder, 'details'>,
  id: string | undefined,
): SentTransaction | undefined {
  const { transactions } = useGetAccountSuspense().data
  const payee = plainText(details.act_hold_name)
  const row = transactions.find(
    (one) =>
      id !== undefined &&
      one.transfer_id === id &&
      one.transaction_type === 'debit' &&
      plainText(one.name).includes(payee),
  )
  if (row === undefined) return undefined
  const to = pathOfDetails(paths.dashboard.statements(), '', keyOf(row, transactions))
  return { reference: row.reference || undefined, to }
}
