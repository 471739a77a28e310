import { PrintedReceipt } from '#src/features/transactions/components/PrintedReceipt.tsx'
import type { OwnAccount } from '#src/features/transactions/receipt.ts'
import type { TransferOrder } from '#src/features/transfers/order.ts'
import { orderReceipt } from '#src/features/transfers/receipt.ts'

export interface PrintedOrderProps {
  order: TransferOrder
  account: OwnAccount
  at: Date
  reference: string | undefined
}

export function PrintedOrder({ order, account, at, reference }: PrintedOrderProps) {
  return <PrintedReceipt receipt={orderReceipt(order, account, at, reference)} />
}
