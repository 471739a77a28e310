import { useContext, type ReactNode } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, DialogTrigger } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { popoverStyle } from './popoverStyle.ts'

/** The popover is itself the dialog, so that react-aria's hidden close buttons are inside it. */
const Panel = styled(AriaPopover)`
  ${popoverStyle}
  width: min(300px, 100vw - 2 * ${space.md});
  outline: none;
`

export interface PopoverProps {
  trigger: ReactNode
  children: (close: () => void) => ReactNode
}

export function Popover({ trigger, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Panel placement="bottom end" offset={4}>
        <Content>{children}</Content>
      </Panel>
    </DialogTrigger>
  )
}

function Content({ children }: Pick<PopoverProps, 'children'>) {
  const state = useContext(OverlayTriggerStateContext)
  return children(() => state?.close())
}
