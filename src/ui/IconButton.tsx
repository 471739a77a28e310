import type { ReactNode } from 'react'
import type { PressProps } from './Button.tsx'
import { SquareButton } from './SquareButton.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
  label: string
  children: ReactNode
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      {/* Screen readers would read the tooltip after the same name. */}
      <SquareButton {...rest} aria-label={label} aria-describedby="">
        {children}
      </SquareButton>
    </Tooltip>
  )
}
