import { useCallback, useEffect, useRef } from 'react'

/** Lets a late response check for its screen. React may run cleanup and setup again while the component stays. */
export function useIsOnScreen(): () => boolean {
  const isOnScreen = useRef(false)
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])
  return useCallback(() => isOnScreen.current, [])
}
