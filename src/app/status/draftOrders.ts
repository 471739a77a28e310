/** A draft of an order that the bank has is dropped. While the order may exist, its notice is shown in place of the draft. */
import { dropKept, type DraftName } from '#src/drafts/drafts.ts'
import { orders } from '#src/orders/orders.ts'
import { useOrderNotices } from '#src/orders/useOrders.ts'

orders.subscribe(() => {
  for (const { operation, hasDraft, end } of orders.get()) if (hasDraft && end === 'accepted') dropKept(operation)
})

export function useOrderedDrafts(): readonly DraftName[] {
  return useOrderNotices()
    .filter(({ hasDraft, end }) => hasDraft && end === undefined)
    .map(({ operation }) => operation)
}
