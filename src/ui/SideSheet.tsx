import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, layer, size } from '#src/theme/tokens.ts'

const slide = keyframes`
  from { transform: translateX(-24px); opacity: 0; }
`
const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
`
const Sheet = styled(Modal)`
  width: min(${size.rail}, 100vw);
  height: 100%;
  overflow-y: auto;
  background: ${color.rail};
  @media ${media.motion} {
    &[data-entering] {
      animation: ${slide} ${duration.calm} ease-out;
    }
  }
`
const Content = styled(Dialog)`
  min-height: 100%;
  outline: none;
`

export interface SideSheetProps {
  isOpen: boolean
  onClose: () => void
  /** What it holds, for screen readers. */
  label: string
  children: ReactNode
}

/** The rail on narrow windows: lies over the page until something is chosen, Escape is pressed or the page is touched. */
export function SideSheet({ isOpen, onClose, label, children }: SideSheetProps) {
  return (
    <Overlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Sheet>
        <Content aria-label={label}>{children}</Content>
      </Sheet>
    </Overlay>
  )
}
