import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import styled from 'styled-components'
import type { PressProps } from './Button.tsx'
import { iconButtonStyle } from './iconButtonStyle.ts'
import { Tooltip } from './Tooltip.tsx'

const Square = styled(AriaButton)`
  ${iconButtonStyle}
`

export interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
  label: string
  children: ReactNode
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      {/* Screen readers would read the tooltip after the same name. */}
      <Square {...rest} aria-label={label} aria-describedby="">
        {children}
      </Square>
    </Tooltip>
  )
}
