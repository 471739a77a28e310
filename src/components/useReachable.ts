import { useSyncExternalStore } from 'react'
import { isReachable, subscribeReachable } from '#src/lib/connection.ts'

/** Whether the last request reached the bank. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribeReachable, isReachable, () => true)
}
