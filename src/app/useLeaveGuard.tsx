import { useState } from 'react'
import type { ReactNode } from 'react'
import { hasUnsaved } from '#src/lib/unsaved.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

export interface LeaveGuard {
  /**
   * Whether the screen may be left as it is. When something typed would be lost it may not; then the customer is asked,
   * and `go` is called if they agree.
   */
  mayLeave: (go: () => void) => boolean
  /** The question; stands among the elements of whoever asks. */
  question: ReactNode
}

/** Guards what is typed on a screen against a press on something that leads elsewhere. */
export function useLeaveGuard(): LeaveGuard {
  const [pending, setPending] = useState<() => void>()
  const close = (): void => setPending(undefined)
  return {
    mayLeave: (go) => {
      if (!hasUnsaved()) return true
      setPending(() => go)
      return false
    },
    question: (
      <Dialog
        isOpen={pending !== undefined}
        onClose={close}
        title="Leave without saving?"
        actions={
          <>
            <Button
              variant="secondary"
              onPress={() => {
                close()
                pending?.()
              }}
            >
              Leave
            </Button>
            <Button onPress={close}>Stay here</Button>
          </>
        }
      >
        What you typed on this screen has not been sent yet.
      </Dialog>
    ),
  }
}
