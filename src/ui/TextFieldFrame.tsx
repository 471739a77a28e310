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

interface HeldTextProps extends Omit<AriaTextFieldProps, keyof FieldValue<string>>, FieldValue<string> {}

/** Holds the text itself, so that a key renders neither what is around it nor the parts that it is given. */
function HeldText({ value, defaultValue, onChange, ...rest }: HeldTextProps) {
  const field = useRef<HTMLDivElement>(null)
  const [text, setText] = useFieldValue({ value, defaultValue, onChange }, '', () => typedText(field))
  return <AriaTextField {...rest} ref={field} value={text} onChange={setText} />
}

const Frame = styled(HeldText)`
  ${fieldStyle}
`
const FrameLabel = styled(Label)`
  ${labelStyle}
`
/** A block, since an item of the column could not be laid out alone (see `typedStyle`). */
const Control = styled.div`
  position: relative;
  isolation: isolate;
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
  children,
  isInvalid = errorMessage !== undefined,
  ...rest
}: TextFieldFrameProps) {
  return (
    <Frame
      {...rest}
      // A false would hide the error that the form reports for the field.
      {...(isInvalid && { isInvalid })}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FrameLabel>{label}</FrameLabel>
      <Control>{children}</Control>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Frame>
  )
}
