import { useCallback, useSyncExternalStore } from 'react'

/** For styles alone use CSS. */
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
