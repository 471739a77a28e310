import { useRef, type ReactNode } from 'react'
import {
  Label,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import styled from 'styled-components'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import { typedText, useFieldValue, type FieldValue } from './useFieldValue.ts'

const Frame = styled(AriaTextField)`
  ${fieldStyle}
`
const FrameLabel = styled(Label)`
  ${labelStyle}
`

type InputHints = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'aria-label' | 'isInvalid'
>

/** What the one-line fields have in common. `name` is also what an error summary finds the field by. */
export interface TextFieldFrameProps extends FieldText, FieldValue<string>, InputHints {
  /** Marks the field as invalid where the message is shown elsewhere. */
  isInvalid?: boolean | undefined
  /** The control: holds one `TextInput`. */
  children: ReactNode
}

/** Label above, help and error below; the control in between is the children. */
export function TextFieldFrame({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  children,
  isInvalid = errorMessage !== undefined,
  ...rest
}: TextFieldFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useFieldValue({ value, defaultValue, onChange }, '', () => typedText(frame))
  return (
    <Frame
      {...rest}
      ref={frame}
      value={text}
      onChange={setText}
      // A false would hide the error that the form reports for the field.
      {...(isInvalid && { isInvalid })}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FrameLabel>{label}</FrameLabel>
      {children}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Frame>
  )
}
