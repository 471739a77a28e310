import { useState } from 'react'
import { formValues } from '#src/components/form/Form.tsx'
import { passwordAdvice, passwordHelp } from '#src/features/auth/newPassword.ts'
import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField.tsx'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'description'> {
  /** Personal data that makes a password easy to guess. Called for every change of the password. */
  known: () => readonly string[]
}

/** The advice never blocks the form. */
export function NewPasswordField({ known, onChange, ...rest }: NewPasswordFieldProps) {
  const [advice, setAdvice] = useState(passwordAdvice)
  return (
    <PasswordField
      {...rest}
      onChange={(password) => {
        setAdvice(passwordHelp(password, known()))
        onChange?.(password)
      }}
      autoComplete="new-password"
      description={advice}
    />
  )
}

const personal = ['first_name', 'last_name', 'username', 'email']

export function knownFacts(form: HTMLFormElement | null): string[] {
  if (form === null) return []
  return Object.entries(formValues(form)).flatMap(([name, value]) =>
    personal.includes(name) && typeof value === 'string' ? [value] : [],
  )
}
