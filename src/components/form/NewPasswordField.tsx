import { useContext, useState } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { passwordAdvice, passwordHelp } from '#src/lib/newPassword.ts'
import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField.tsx'
import { formValues } from './Form.tsx'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'description' | 'name'> {
  name: string
  /** Personal data that makes a password easy to guess. Called for every change of the password. */
  known?: () => readonly string[]
}

/** The advice never blocks the form. An error replaces it, so that one rule is named. */
export function NewPasswordField({ known, onChange, ...rest }: NewPasswordFieldProps) {
  const [advice, setAdvice] = useState(passwordAdvice)
  const errors = useContext(FormValidationContext)
  return (
    <PasswordField
      {...rest}
      onChange={(password) => {
        setAdvice(passwordHelp(password, known?.()))
        onChange?.(password)
      }}
      autoComplete="new-password"
      description={errors[rest.name] !== undefined ? undefined : rest.value === '' ? passwordAdvice : advice}
    />
  )
}

const personal = ['first_name', 'last_name', 'username', 'email']

export function personalFacts(form: HTMLFormElement | null): string[] {
  if (form === null) return []
  return Object.entries(formValues(form)).flatMap(([name, value]) =>
    personal.includes(name) && typeof value === 'string' ? [value] : [],
  )
}
