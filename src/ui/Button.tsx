import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const StyledButton = styled.button`
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

type NativeProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'style' | 'disabled' | 'onClick'>

/** What can be said of anything to press. */
export interface PressProps extends NativeProps {
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  isDisabled?: boolean | undefined
}

export interface ButtonProps extends PressProps {
  variant?: ButtonVariant | undefined
  /** Stands before the label. */
  icon?: ReactNode
  /** As wide as the place it stands in. */
  isWide?: boolean | undefined
  /** What it does is under way. Leave it out of a button that is never busy. */
  isPending?: boolean | undefined
  children: ReactNode
}

/**
 * Something to press. `type="submit"` sends the form it stands in.
 * While `isPending` it keeps its size and the focus, is announced as busy and ignores presses; a press in the same
 * tick that made it pending is the caller's to ignore.
 */
export function Button({
  variant = 'primary',
  icon,
  isWide,
  isDisabled,
  isPending,
  onPress,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <>
      <StyledButton
        {...rest}
        type={isPending ? 'button' : type}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        onClick={isPending ? undefined : onPress}
        data-variant={variant}
        data-wide={isWide || undefined}
        data-pending={isPending || undefined}
      >
        <Label>
          {icon}
          {children}
        </Label>
        {isPending && (
          <Busy>
            <Spinner />
          </Busy>
        )}
      </StyledButton>
      {isPending !== undefined && <VisuallyHidden role="status">{isPending && 'In progress'}</VisuallyHidden>}
    </>
  )
}
