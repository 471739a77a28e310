import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const StyledButton = styled(AriaButton)`
  ${buttonStyle}
`

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  [data-pending] > & {
    opacity: 0;
  }
`

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  variant?: ButtonVariant | undefined
  /** Stands before the label. */
  icon?: ReactNode
  /** As wide as the place it stands in. */
  isWide?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/**
 * Something to press. `type="submit"` sends the form it stands in.
 * While `isPending` it keeps its size and the focus, is announced as busy and ignores presses; a press in the same
 * tick that made it pending is the caller's to ignore.
 */
export function Button({ variant = 'primary', icon, isWide, children, ...rest }: ButtonProps) {
  return (
    <StyledButton {...rest} data-variant={variant} data-wide={isWide || undefined}>
      <Label>
        {icon}
        {children}
      </Label>
      {rest.isPending && (
        <Busy>
          <Spinner />
          <VisuallyHidden>in progress</VisuallyHidden>
        </Busy>
      )}
    </StyledButton>
  )
}
