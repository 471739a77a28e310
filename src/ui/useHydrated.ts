import { useSyncExternalStore } from 'react'

const nothingToFollow = () => () => undefined

/**
 * Until hydration a page must render the prerendered markup: content that depends on the customer or the time waits for
 * this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  )
}
