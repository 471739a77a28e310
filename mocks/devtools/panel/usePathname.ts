import { useSyncExternalStore } from 'react'

/** How often the address is looked at, in milliseconds: no event reports it in every browser. */
const every = 500

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, every)
  return () => clearInterval(timer)
}

/** The path of the address, also while the app goes from screen to screen. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}
