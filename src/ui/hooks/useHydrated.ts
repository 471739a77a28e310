import { useSyncExternalStore } from 'react'

const nothingToFollow = () => () => undefined

/** Until hydration a page must render the prerendered markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  )
}
