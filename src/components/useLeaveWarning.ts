import { useEffect } from 'react'
import { markUnsaved } from '#src/lib/unsaved.ts'

/**
 * While `isDirty`, the person is asked before what was typed is lost: by the browser before the page is closed or
 * reloaded, and by the frame around the screen before it leads elsewhere.
 */
export function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    const unmark = markUnsaved()
    return () => {
      removeEventListener('beforeunload', ask)
      unmark()
    }
  }, [isDirty])
}
