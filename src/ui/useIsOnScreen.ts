import { useCallback, useEffect, useRef } from 'react'

/** For a response that arrives later. React may run a cleanup and the setup again while the component stays. */
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
