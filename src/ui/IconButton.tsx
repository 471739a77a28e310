import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import styled from 'styled-components'
import { color, radius, size } from '#src/theme/tokens.ts'
import type { PressProps } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const Square = styled(AriaButton)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &[data-hovered],
  &[data-pressed] {
    background: ${color.brandTint};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
`

export interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
  /** What it does, in words: its accessible name, and the tooltip for those who see the icon. */
  label: string
  children: ReactNode
}

/** A button that shows only an icon, 44 px square. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Square {...rest} aria-label={label}>
        {children}
      </Square>
    </Tooltip>
  )
}
