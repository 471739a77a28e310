import { t } from '@lingui/core/macro'
import type { ReactNode, RefAttributes } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts'

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
const Progress = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

export type PressProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> &
  RefAttributes<HTMLButtonElement>

export interface ButtonProps extends PressProps {
  variant?: ButtonVariant | undefined
  icon?: ReactNode
  isWide?: boolean | undefined
  children: ReactNode
}

/** A pending button keeps its size and focus. Callers must ignore a second press in the same tick. */
export function Button({ variant = 'primary', icon, isWide, children, ...rest }: ButtonProps) {
  return (
    <StyledButton {...rest} data-variant={variant} data-wide={isWide || undefined}>
      <Label>
        {icon}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </Label>
      {rest.isPending && (
        <Progress>
          <Spinner />
          <VisuallyHidden>{t`In progress`}</VisuallyHidden>
        </Progress>
      )}
    </StyledButton>
  )
}

export { Button as BareButton } from 'react-aria-components/Button'
