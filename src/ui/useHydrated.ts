import { useSyncExternalStore } from 'react'

const nothingToFollow = () => () => undefined

/**
 * Whether the page is hydrated. Before that it must render the prerendered markup: content that depends on the customer
 * or the time waits for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  )
}
