import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Online, and the last request got a response. TanStack Query refetches stale queries when it turns true. */
export function isReachable(): boolean {
  return onlineManager.isOnline()
}

export function setReachable(value: boolean): void {
  onlineManager.setOnline(value)
}

const subscribe = (listener: () => void): (() => void) => onlineManager.subscribe(listener)

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, isReachable, () => true)
}
