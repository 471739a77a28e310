import type { ReactNode } from 'react'
import { Late } from './Late.tsx'

const loadSheet = async () => (await import('./DialogSheet.tsx')).DialogSheet

/** Fetches what a dialog is drawn with, when one is likely to be wanted soon. */
export function prepareDialog(): void {
  void loadSheet().catch(() => undefined)
}

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
  /** Called when the question could not be put, since what draws it did not arrive. That is no answer to it. */
  onMissing?: (() => void) | undefined
}

/**
 * A question that must be answered before going on. The focus stays inside and returns to where it came from. What draws it
 * is fetched when it first opens, since most visits see none.
 */
export function Dialog({ onMissing, ...props }: DialogProps) {
  return props.isOpen && <Late load={loadSheet} props={props} onMissing={onMissing} />
}
