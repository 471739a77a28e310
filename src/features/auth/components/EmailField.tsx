import { t } from '@lingui/core/macro'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'name'>

/** Password managers save the password under this address. */
export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} label={t`Email`} name="email" type="email" inputMode="email" autoComplete="username" />
}
