import type { OrderId } from '#src/api/generated/operations.ts'
import { useSignal } from '#src/ui/useSignal.ts'
import { notices, unsettled, type OpenOrder } from './model.ts'
import { orders } from './orders.ts'

export function useOrderNotices(): readonly OpenOrder[] {
  return notices(useSignal(orders))
}

export function useIsUnderway(operation: OrderId): boolean {
  return useSignal(orders).some((order) => order.isOnScreen && order.underway > 0 && order.operation === operation)
}

export function useIsOrderShown(operation: OrderId): boolean {
  return useSignal(orders).some((order) => order.isOnScreen && order.operation === operation)
}

export function useUnsettledOrder(operation: OrderId): OpenOrder | undefined {
  const all = unsettled(useSignal(orders)).filter((order) => order.operation === operation)
  return all.find(({ isOnScreen }) => isOnScreen) ?? all.at(-1)
}
