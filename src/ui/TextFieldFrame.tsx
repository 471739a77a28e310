import { useLayoutEffect, useReducer, useRef, type ReactNode } from 'react'
import { InputContext } from 'react-aria-components/Input'
import { useSlottedContext } from 'react-aria-components/slots'
import {
  TextField as AriaTextField,
  Label,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import styled from 'styled-components'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import { typedText, useTypedBefore, type FieldValue } from './useFieldValue.ts'

const Frame = styled(AriaTextField)`
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

interface TextOfInputProps extends FieldValue<string> {
  isSecret: boolean
  children: ReactNode
}

/**
 * Leaves the text to the input, unless it is controlled. react-aria's field would hold it as its state and render all of
 * its parts with each key.
 */
function TextOfInput({ value, defaultValue, onChange, isSecret, children }: TextOfInputProps) {
  const input = useSlottedContext(InputContext)
  const place = useRef<HTMLDivElement>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)
  // React writes a controlled value into the `value` attribute, where scripts and saved pages find it.
  useLayoutEffect(() => {
    const element = isSecret && value !== undefined ? place.current?.querySelector('input') : undefined
    if (element && element.value !== value) element.value = value ?? ''
  })
  useTypedBefore(() => typedText(place), value ?? defaultValue, onChange)
  return (
    <Control ref={place}>
      <InputContext
        value={{
          ...input,
          value: isSecret ? undefined : value,
          ...(value === undefined && { defaultValue }),
          onChange:
            onChange &&
            ((event) => {
              onChange(event.target.value)
              // A value that the caller has not taken is put back by the effect.
              if (isSecret) render()
            }),
        }}
      >
        {children}
      </InputContext>
    </Control>
  )
}

type InputHints = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'aria-label' | 'isInvalid'
>

/** What the one-line fields have in common. `name` is also what an error summary finds the field by. */
export interface TextFieldFrameProps extends FieldText, FieldValue<string>, InputHints {
  /** Marks the field as invalid where the message is shown elsewhere. */
  isInvalid?: boolean | undefined
  /** For PINs and passwords: keeps the value out of the markup. */
  isSecret?: boolean | undefined
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
  isSecret = false,
  value,
  defaultValue,
  onChange,
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
      <TextOfInput isSecret={isSecret} value={value} defaultValue={defaultValue} onChange={onChange}>
        {children}
      </TextOfInput>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Frame>
  )
}
