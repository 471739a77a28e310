import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, size } from '#src/theme/tokens.ts'
import { Modal } from './Modal.tsx'

const slide = keyframes`
  from { transform: translateX(-24px); opacity: 0; }
`
const Sheet = styled(Modal)`
  width: min(${size.rail}, 100vw);
  height: 100dvh;
  margin: 0;
  overflow-y: auto;
  background: ${color.rail};
  @media ${media.motion} {
    animation: ${slide} ${duration.calm} ease-out;
  }
`

export interface SideSheetProps {
  isOpen: boolean
  onClose: () => void
  /** What it holds, for screen readers. */
  label: string
  children: ReactNode
}

/**
 * The rail on narrow windows: lies over the page until something is chosen, Escape is pressed or the page is touched. What
 * it holds stands ready while it is closed, so that it opens at once.
 */
export function SideSheet({ isOpen, onClose, label, children }: SideSheetProps) {
  return (
    <Sheet isOpen={isOpen} aria-label={label} isDismissable onClose={onClose}>
      {children}
    </Sheet>
  )
}
