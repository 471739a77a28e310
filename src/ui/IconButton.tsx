import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styled from 'styled-components'
import { color, radius, size } from '#src/theme/tokens.ts'

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

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** What it does, in words: the picture alone says nothing to a screen reader. */
  label: string
  children: ReactNode
}

/** A button that is only a picture, 44 px square. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Square {...rest} aria-label={label}>
      {children}
    </Square>
  )
}
