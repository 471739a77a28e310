import { useSyncExternalStore } from 'react'

const nothingToFollow = () => () => undefined

/**
 * Whether the page has come alive. Until then it has to look as it was made ahead of time, for everyone and at any time:
 * what depends on either waits for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  )
}
