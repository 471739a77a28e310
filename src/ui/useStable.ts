import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A handler that stays the same from render to render and does what the latest one does: with it a control that is
 * remembered (memo) is drawn anew only when something in it has changed, not with every key typed in its neighbour.
 */
export function useStable<Value>(handler: ((value: Value) => void) | undefined): (value: Value) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((value) => latest.current?.(value), [])
}
