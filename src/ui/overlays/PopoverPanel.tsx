import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { useLayoutPart } from '#src/ui/layout/layout.ts'
import { popoverStyle } from './popoverStyle.ts'

/** The popover is itself the dialog, so that react-aria's hidden close buttons are inside it. */
const Panel = styled(Popover)`
  ${popoverStyle}
  overflow: auto;
  padding: ${space.xxs};
  width: min(300px, 100vw - 2 * ${space.md});
  outline: none;
`

export interface PopoverPanelProps {
  'aria-labelledby': string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

export function PopoverPanel({ onClose, ...props }: PopoverPanelProps) {
  useLayoutPart('overlay')
  return <Panel {...props} isOpen onOpenChange={(isOpen) => isOpen || onClose()} placement="bottom end" offset={4} />
}
