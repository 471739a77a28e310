import type { OrderId } from '#src/api/generated/operations.ts'
import { useSignal } from '#src/ui/useSignal.ts'
import { notices, unsettled, type OpenOrder } from './model.ts'
import { orders } from './orders.ts'

export function useOrderNotices(): readonly OpenOrder[] {
  return notices(useSignal(orders))
}

/** Whether an order of the current screen is being sent. */
export function useIsUnderway(operation: OrderId): boolean {
  return useSignal(orders).some((order) => order.isOnScreen && order.underway > 0 && order.operation === operation)
}

export function useIsOrderShown(operation: OrderId): boolean {
  return useSignal(orders).some((order) => order.isOnScreen && order.operation === operation)
}

export function useUnsettledOrder(operation: OrderId): boolean {
  return unsettled(useSignal(orders)).some((order) => order.operation === operation)
}
