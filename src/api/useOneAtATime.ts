import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'

export interface OneAtATime {
  /** Resolves with undefined, without running the task, while another one runs or the next page loads. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result | undefined>
  isPending: boolean
}

/** `hasResult`: a page that loads now follows the last task. */
export function useOneAtATime(hasResult: boolean): OneAtATime {
  // A ref, since two presses can happen before React has rendered the first one's pending state.
  const isUnderway = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const isLeaving = useNavigation().state !== 'idle' && hasResult
  const isPending = isRunning || isLeaving
  // A button that is no longer pending accepts the next press.
  useLayoutEffect(() => {
    if (!isPending) isUnderway.current = false
  }, [isPending])
  return {
    isPending,
    run: async (task) => {
      if (isUnderway.current || isLeaving) return undefined
      isUnderway.current = true
      setRunning(true)
      try {
        return await task()
      } finally {
        // The router renders the caller's navigation as a transition; this is rendered with it.
        startTransition(() => setRunning(false))
      }
    },
  }
}
