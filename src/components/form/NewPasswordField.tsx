import { useId, useState } from 'react'
import { passwordAdvice, passwordHelp } from '#src/lib/newPassword.ts'
import { PasswordField, type PasswordFieldProps } from '#src/ui/fields/PasswordField.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { formValues } from './Form.tsx'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'description' | 'name'> {
  name: string
  /** Personal data that makes a password easy to guess. Called for every change of the password. */
  known?: () => readonly string[]
}

/** The advice never blocks the form, and stays beside an error. */
export function NewPasswordField({ known, onChange, ...rest }: NewPasswordFieldProps) {
  const [advice, setAdvice] = useState(passwordAdvice)
  const id = useId()
  return (
    <Stack $gap="xxs">
      <PasswordField
        {...rest}
        onChange={(password) => {
          setAdvice(passwordHelp(password, known?.()))
          onChange?.(password)
        }}
        autoComplete="new-password"
        aria-describedby={id}
      />
      <SmallText id={id}>{rest.value === '' ? passwordAdvice : advice}</SmallText>
    </Stack>
  )
}

const personal = ['first_name', 'last_name', 'username', 'email']

export function personalFacts(form: HTMLFormElement | null): string[] {
  if (form === null) return []
  return Object.entries(formValues(form)).flatMap(([name, value]) =>
    personal.includes(name) && typeof value === 'string' ? [value] : [],
  )
}
