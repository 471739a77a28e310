import { passwordHelp } from '#src/features/auth/newPassword.ts'
import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField.tsx'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'description' | 'value'> {
  value: string
  /** What is known of the customer, and so guessed first. */
  known?: readonly string[] | undefined
}

/** A password that is being chosen, with advice that never holds it back. */
export function NewPasswordField({ known, value, ...rest }: NewPasswordFieldProps) {
  return <PasswordField {...rest} value={value} autoComplete="new-password" description={passwordHelp(value, known)} />
}
