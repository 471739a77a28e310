import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'

const Sheet = styled.dialog`
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  color: ${color.ink};
  &::backdrop {
    background: ${color.scrim};
  }
`

export interface ModalProps {
  className?: string
  isOpen: boolean
  /** Called when it has closed by itself: at Escape, or at a press outside where that is allowed. */
  onClose: () => void
  /** A press outside closes it. */
  isDismissable: boolean
  role?: 'dialog' | 'alertdialog' | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  /** Nothing may stand at its edge that is not part of them. */
  children: ReactNode
}

/**
 * The browser's own modal dialog: while it is open the rest of the page cannot be reached, and the focus returns to where
 * it came from. It needs no code to arrive first, so that a question can be put without the network.
 */
export function Modal({ isOpen, onClose, isDismissable, children, ...rest }: ModalProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useLayoutEffect(() => {
    const dialog = sheet.current
    if (!isOpen || dialog === null) return undefined
    dialog.showModal()
    // Also before it goes, since only that gives the focus back.
    return () => dialog.close()
  }, [isOpen])
  return (
    <Sheet
      {...rest}
      ref={sheet}
      onClose={({ currentTarget }) => {
        // Of an earlier opening, when it has been opened again since.
        if (!currentTarget.open) onClose()
      }}
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        // Begun and ended outside: a selection that is dragged out of it does not close it.
        if (isDismissable && isPressedOutside.current && target === currentTarget) currentTarget.close()
      }}
    >
      {children}
    </Sheet>
  )
}
