import { lazy, Suspense, type ReactNode } from 'react'

const DialogSheet = lazy(async () => ({ default: (await import('./DialogSheet.tsx')).DialogSheet }))

export interface DialogProps {
  isOpen: boolean
  /** Escape, or a press outside where that is allowed. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the one that does the thing last. */
  actions?: ReactNode
  /** alertdialog: it interrupts, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/**
 * A question that must be answered before going on. The focus stays inside and returns to where it came from. What draws it
 * is fetched when it first opens, since most visits see none.
 */
export function Dialog(props: DialogProps) {
  return (
    props.isOpen && (
      <Suspense>
        <DialogSheet {...props} />
      </Suspense>
    )
  )
}
