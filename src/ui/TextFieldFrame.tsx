import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import {
  Label,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import styled from 'styled-components'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'

const Frame = styled(AriaTextField)`
  ${fieldStyle}
`
const FrameLabel = styled(Label)`
  ${labelStyle}
`

/** What the one-line fields have in common. `name` is also what an error summary finds the field by. */
export interface TextFieldFrameProps
  extends
    FieldText,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validationBehavior' | 'aria-label'
    > {
  children: ReactNode
}

/** Label above, help and error below; the control in between is the child. */
export function TextFieldFrame({ label, description, errorMessage, children, ...rest }: TextFieldFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  // A page that was made ahead of time can be typed into before it comes alive; what was typed must not be lost then.
  const takeOver = useEffectEvent(() => {
    const typed = frame.current?.querySelector('input')?.value
    if (typed && typed !== rest.value) rest.onChange?.(typed)
  })
  useLayoutEffect(() => takeOver(), [])
  return (
    <Frame
      {...rest}
      ref={frame}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      data-field={rest.name}
    >
      <FrameLabel>{label}</FrameLabel>
      {children}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Frame>
  )
}
