import { useCallback, useSyncExternalStore } from 'react'

/** Use CSS for styles alone. */
export function useMedia(query: string): boolean {
  const isMatch = () => matchMedia(query).matches
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query)
        list.addEventListener('change', onChange)
        return () => list.removeEventListener('change', onChange)
      },
      [query],
    ),
    isMatch,
    isMatch,
  )
}
