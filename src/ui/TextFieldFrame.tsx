import { useLayoutEffect, useReducer, useRef, type ReactNode } from 'react'
import { InputContext } from 'react-aria-components/Input'
import { useSlottedContext } from 'react-aria-components/slots'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { Field, FieldLabel } from './Field.ts'
import { FieldHelp, type FieldHelpProps, type FieldText } from './FieldHelp.tsx'
import { typedText, useTypedBefore, type FieldValue } from './useFieldValue.ts'

/** A block: layout containment does not work for a flex item here (see `typedStyle`). */
export const Control = styled.div`
  position: relative;
  isolation: isolate;
`

interface TextOfInputProps extends FieldValue<string> {
  isSecret: boolean
  children: ReactNode
}

/** Keeps the text out of react-aria's field, all of whose parts would render for each key. */
function TextOfInput({ value, defaultValue, onChange, isSecret, children }: TextOfInputProps) {
  const input = useSlottedContext(InputContext)
  const place = useRef<HTMLDivElement>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)
  // React writes a controlled value to the `value` attribute, which scripts and saved pages can read.
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
              // The effect restores the value if the caller has rejected a change.
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

/** An error summary finds the field by `name`. */
export interface TextFieldFrameProps
  extends FieldText, FieldValue<string>, InputHints, Pick<FieldHelpProps, 'warning'> {
  isInvalid?: boolean | undefined
  isErrorAnnounced?: boolean | undefined
  /** Keeps PINs and passwords out of the DOM attributes. */
  isSecret?: boolean | undefined
  children: ReactNode
}

export function TextFieldFrame({
  label,
  description,
  warning,
  errorMessage,
  children,
  isInvalid = errorMessage !== undefined,
  isErrorAnnounced,
  isSecret = false,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextFieldFrameProps) {
  return (
    <Field
      as={AriaTextField}
      {...rest}
      // False would hide the form's error for the field.
      {...(isInvalid && { isInvalid })}
      validationBehavior="aria"
      data-field={rest.name}
      data-label={label}
    >
      <FieldLabel>{label}</FieldLabel>
      <TextOfInput isSecret={isSecret} value={value} defaultValue={defaultValue} onChange={onChange}>
        {children}
      </TextOfInput>
      <FieldHelp
        description={description}
        warning={warning}
        errorMessage={errorMessage}
        isAnnounced={isErrorAnnounced}
      />
    </Field>
  )
}
