import { useCallback, useSyncExternalStore } from 'react'
import { media } from '#src/theme/media.ts'

const onScreen = new Map<string, boolean>()

/** A sheet of paper has the width of a phone, but what is open on the screen stays open while it is printed. */
function matches(query: string): boolean {
  if (!matchMedia(media.print).matches || !onScreen.has(query)) onScreen.set(query, matchMedia(query).matches)
  return onScreen.get(query) ?? false
}

/** Use CSS for styles alone. */
export function useMedia(query: string): boolean {
  const isMatch = () => matches(query)
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
