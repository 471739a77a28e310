import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'

const usualDigits = 7

/** The bank decides which numbers it accepts. */
export function phoneHint(text: string): string | undefined {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return text.trim() === '' || digits >= usualDigits
    ? undefined
    : t`Phone numbers usually have ${usualDigits} digits or more. Check it, or keep it as it is.`
}

export function PhoneField(props: Pick<TextFieldProps, 'name' | 'defaultValue' | 'enterKeyHint'>) {
  const [text, setText] = useState(props.defaultValue ?? '')
  return (
    <TextField
      {...props}
      label={t`Phone`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onChange={setText}
      warning={phoneHint(text)}
    />
  )
}
