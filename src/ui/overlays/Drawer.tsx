import type { ReactNode } from 'react'
import { Dialog, Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size } from '#src/theme/tokens.ts'
import { useLayoutPart } from '#src/ui/layout/layout.ts'
import { Scrim } from './Dialog.tsx'

/** Has no media queries, whose rules would restyle the whole page when the menu opens. */
const AtStart = styled(Modal)`
  position: absolute;
  inset-block: ${size.notices} 0;
  inset-inline-start: 0;
  width: min(${size.sidebar}, 100%);
  overflow-y: auto;
  background: ${color.sidebar};
`
const AtEnd = styled(Modal)`
  position: absolute;
  inset-block: ${size.notices} 0;
  inset-inline-end: 0;
  width: min(420px, 100%);
  overflow-y: auto;
  background: ${color.raised};
  @media ${media.narrow} {
    inset: auto 0 0;
    width: 100%;
    max-height: 88dvh;
    border-start-start-radius: 12px;
    border-start-end-radius: 12px;
  }
`
const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  outline: none;
`

export interface DrawerProps {
  onClose: () => void
  label: string
  /** On narrow windows the end edge is the bottom. */
  placement?: 'start' | 'end'
  children: ReactNode
}

export function Drawer({ onClose, label, placement = 'start', children }: DrawerProps) {
  useLayoutPart('overlay')
  const Side = placement === 'start' ? AtStart : AtEnd
  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()}>
      <Side>
        <Content aria-label={label}>{children}</Content>
      </Side>
    </Scrim>
  )
}
