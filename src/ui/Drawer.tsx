import type { ReactNode } from 'react'
import { Dialog, Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { color, size } from '#src/theme/tokens.ts'
import { Scrim } from './Scrim.tsx'

const Side = styled(Modal)`
  width: min(${size.rail}, 100%);
  height: 100%;
  overflow-y: auto;
  background: ${color.rail};
`
const Content = styled(Dialog)`
  min-height: 100%;
  outline: none;
`

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** A modal panel at the start edge of narrow windows. Escape or a press outside closes it. */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  return (
    <Scrim
      isOpen={isOpen}
      isDismissable
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose()
      }}
    >
      <Side>
        <Content aria-label={label}>{children}</Content>
      </Side>
    </Scrim>
  )
}
