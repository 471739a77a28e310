import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size } from '#src/theme/tokens.ts'
import type { PressProps } from './Button.tsx'

const Square = styled.button`
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
  @media ${media.hover} {
    &:hover {
      background: ${color.brandTint};
    }
  }
  &:active {
    background: ${color.brandTint};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    background: none;
    color: ${color.muted};
    cursor: not-allowed;
  }
`

export interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
  /** What it does, in words: the picture alone says nothing to a screen reader. */
  label: string
  children: ReactNode
}

/** A button that is only a picture, 44 px square. */
export function IconButton({ label, isDisabled, onPress, children, ...rest }: IconButtonProps) {
  return (
    <Square type="button" {...rest} aria-label={label} disabled={isDisabled} onClick={onPress}>
      {children}
    </Square>
  )
}
