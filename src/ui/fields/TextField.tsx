import { memo, type ReactNode } from 'react'
import {
  TextField as AriaTextField,
  Input,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'
import { Field, FieldHelp, FieldLabel, type FieldHelpProps, type FieldText } from './Field.tsx'
import { useFieldValue, type FieldValue } from './useFieldValue.ts'

export const Control = styled.div`
  position: relative;
`
export const TextInput = styled(Input)`
  ${controlStyle}
`

type InputHints = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'aria-label' | 'isInvalid'
>

/** An error summary finds the field by `name`. */
export interface TextFieldProps extends FieldText, FieldValue<string>, InputHints, Pick<FieldHelpProps, 'warning'> {
  isErrorAnnounced?: boolean | undefined
  /** The input, if it is not a plain one, with what is drawn around it. */
  children?: ReactNode
}

/** Memoised as the other fields are: a form renders at its first key. */
export const TextField = memo(function TextField({
  label,
  description,
  warning,
  errorMessage,
  isErrorAnnounced,
  value,
  defaultValue = '',
  onChange,
  children = <TextInput />,
  ...rest
}: TextFieldProps) {
  const [text, setText] = useFieldValue({ value, defaultValue, onChange })
  /** Takes over what was typed before hydration, which the next render would undo. The input may be any child's. */
  function adopt(control: HTMLElement | null): void {
    const typed = control?.querySelector('input')?.value
    if (typed && typed !== text) setText(typed)
  }
  return (
    <Field
      as={AriaTextField}
      {...rest}
      value={text}
      onChange={setText}
      // False would hide the form's error for the field.
      {...(errorMessage !== undefined && { isInvalid: true })}
      validationBehavior="aria"
      data-field={rest.name}
      data-label={label}
    >
      <FieldLabel>{label}</FieldLabel>
      <Control ref={adopt}>{children}</Control>
      <FieldHelp
        description={description}
        warning={warning}
        errorMessage={errorMessage}
        isAnnounced={isErrorAnnounced}
      />
    </Field>
  )
})
