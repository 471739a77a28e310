import { t } from '@lingui/core/macro'
import { memo, useId, useState } from 'react'
import { PasswordField, type PasswordFieldProps } from '#src/ui/fields/PasswordField.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'description' | 'name'> {
  name: string
}

/** The advice never blocks the form, and stays beside an error. */
export const NewPasswordField = memo(function NewPasswordField({ onChange, ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  return (
    <Stack $gap="xxs">
      <PasswordField
        {...rest}
        onChange={(password) => {
          setTyped(password)
          onChange?.(password)
        }}
        autoComplete="new-password"
        aria-describedby={id}
      />
      <SmallText id={id}>{passwordHelp(rest.value ?? typed)}</SmallText>
    </Stack>
  )
})

const strengths = {
  weak: t`Strength: weak`,
  fair: t`Strength: fair`,
  good: t`Strength: good`,
  strong: t`Strength: strong`,
}

/** Length counts, and repetitions do not. The bank decides whether a password is valid. */
export function passwordHelp(password: string): string {
  const advice = t`Use 8 or more characters; 15 or more is better.`
  if (password === '') return advice
  const length = Math.min(password.length, 3 * new Set(password).size)
  const strength = length < 8 ? 'weak' : length < 12 ? 'fair' : length < 15 ? 'good' : 'strong'
  return `${advice} ${strengths[strength]}`
}
