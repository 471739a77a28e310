import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, live. Where the look alone depends on it, a rule of CSS does better. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query)
        list.addEventListener('change', onChange)
        return () => list.removeEventListener('change', onChange)
      },
      [query],
    ),
    () => matchMedia(query).matches,
  )
}
