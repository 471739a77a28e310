import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'name'>

/** The email address of an account. Password managers save the password under it. */
export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} label="Email" name="email" type="email" inputMode="email" autoComplete="username" />
}
