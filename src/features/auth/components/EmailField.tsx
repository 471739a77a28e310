import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'name'>

/** The email address of an account: what a customer signs in with, and a password manager files the password under. */
export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} label="Email" name="email" type="email" inputMode="email" autoComplete="username" />
}
