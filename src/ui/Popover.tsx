import type { ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { popoverStyle } from './popoverStyle.ts'

const Panel = styled(AriaPopover)`
  ${popoverStyle}
  width: min(280px, 100vw - 2 * ${space.md});
`
const Content = styled(Dialog)`
  outline: none;
`

export interface PopoverProps {
  /** The accessible name. */
  label: string
  /** The button that opens and closes it. */
  trigger: ReactNode
  /** The content; `close` closes the popover. */
  children: (close: () => void) => ReactNode
}

/** A panel beside its button. The page does not scroll under it; Escape or a press outside closes it. */
export function Popover({ label, trigger, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Panel placement="bottom end" offset={4}>
        <Content aria-label={label}>{({ close }) => children(close)}</Content>
      </Panel>
    </DialogTrigger>
  )
}
