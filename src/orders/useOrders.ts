import { useSyncExternalStore } from 'react'
import type { OrderId } from '#src/api/generated/operations.ts'
import { notices, unsettled, type OpenOrder, type Orders } from './model.ts'
import { orders } from './orders.ts'

const nothing: Orders = []

function useOrders(): Orders {
  return useSyncExternalStore(orders.subscribe, orders.get, () => nothing)
}

export function useOrderNotices(): readonly OpenOrder[] {
  return notices(useOrders())
}

/** Whether an order of the current screen is being sent. */
export function useIsUnderway(operation: OrderId): boolean {
  return useOrders().some((order) => order.isOnScreen && order.underway > 0 && order.operation === operation)
}

export function useUnsettledOrder(operation: OrderId): boolean {
  return unsettled(useOrders()).some((order) => order.operation === operation)
}
