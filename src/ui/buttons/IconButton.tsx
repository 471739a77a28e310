import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size } from '#src/theme/tokens.ts'
import { Tooltip } from '#src/ui/overlays/Tooltip.tsx'
import { BareButton, type PressProps } from './Button.tsx'

export const iconButtonStyle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${size.target};
  min-height: ${size.target};
  border-radius: ${radius.control};
  color: inherit;
  -webkit-tap-highlight-color: transparent;
  &[data-hovered],
  &[data-pressed],
  &[aria-expanded='true'] {
    background: ${color.brandTint};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  @media ${media.print} {
    display: none;
  }
`

/** Use IconButton, whose tooltip shows the name, unless a button has text or the tooltip's code is too large. */
export const SquareButton = styled(BareButton)`
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
      <SquareButton {...rest} aria-label={label} aria-describedby="">
        {children}
      </SquareButton>
    </Tooltip>
  )
}
