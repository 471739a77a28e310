import type { ReactNode } from 'react'
import { Dialog, Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size } from '#src/theme/tokens.ts'
import { Scrim } from './Scrim.tsx'

const Side = styled(Modal)`
  position: absolute;
  inset-block: 0;
  overflow-y: auto;
  &[data-placement='start'] {
    inset-inline-start: 0;
    width: min(${size.sidebar}, 100%);
    background: ${color.sidebar};
  }
  &[data-placement='end'] {
    inset-inline-end: 0;
    width: min(420px, 100%);
    background: ${color.raised};
  }
  @media ${media.narrow} {
    &[data-placement='end'] {
      inset: auto 0 0;
      width: 100%;
      max-height: 88dvh;
      border-start-start-radius: 12px;
      border-start-end-radius: 12px;
    }
  }
  @media ${media.print} {
    &[data-placement='end'] {
      position: static;
      width: auto;
      max-height: none;
      background: none;
    }
  }
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
  /** The edge it opens at: the start edge, or the end edge, which on narrow windows is the bottom. */
  placement?: 'start' | 'end'
  children: ReactNode
}

/** A modal panel at an edge of the window. Escape or a press outside closes it. */
export function Drawer({ isOpen, onClose, label, placement = 'start', children }: DrawerProps) {
  return (
    <Scrim
      isOpen={isOpen}
      isDismissable
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose()
      }}
    >
      <Side data-placement={placement}>
        <Content aria-label={label}>{children}</Content>
      </Side>
    </Scrim>
  )
}
