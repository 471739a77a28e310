import { useSyncExternalStore } from 'react'

/** Polled, in milliseconds: no event reports every navigation in every browser. */
const every = 500

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, every)
  return () => clearInterval(timer)
}

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}
