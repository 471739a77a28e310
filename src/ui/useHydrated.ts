import { useSyncExternalStore } from 'react'

const nothingToFollow = () => () => undefined

/**
 * Whether the page is hydrated. Until then it has to render what was prerendered, the same for everyone at any time:
 * what depends on either waits for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  )
}
