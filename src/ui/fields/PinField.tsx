import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { toAsciiDigits } from '#src/lib/text.ts'
import { text } from '#src/theme/tokens.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { TextField, TextInput, type TextFieldProps } from './TextField.tsx'

const Digits = styled(TextInput)`
  width: 10rem;
  min-height: 56px;
  font-size: ${text.title};
  letter-spacing: 0.6em;
`

export interface PinFieldProps extends Omit<
  TextFieldProps,
  'children' | 'type' | 'inputMode' | 'pattern' | 'value' | 'onChange'
> {
  value: string
  onChange: (digits: string) => void
  /** Set for a code that the customer compares with a message. Screen readers get no other digits. */
  isShown?: boolean | undefined
}

const length = 4

/** Stands for a PIN's digits, which Firefox would offer to save as the password of the site. */
const dot = '•'

/** Typing appends, and deleting removes the last digit, since one dot is like another. Autofill and paste replace them. */
function digitsIn(text: string, digits: string): string {
  const kept = text.split(dot).length - 1
  return digits.slice(0, kept) + toAsciiDigits(text).replace(/\D/g, '')
}

/** It holds dots, so the form gets the digits as its `values`. */
export function PinField({ value, onChange, errorMessage, warning, isShown = false, ...rest }: PinFieldProps) {
  const [isTouched, setTouched] = useState(false)
  const [excess, setExcess] = useState(0)

  function take(text: string): void {
    const digits = digitsIn(text, value)
    setTouched(true)
    // A longer number is rejected, not truncated.
    setExcess(digits.length > length ? digits.length : 0)
    if (digits.length <= length) onChange(digits)
  }
  const entered = value.length
  return (
    <TextField
      autoComplete="one-time-code"
      {...rest}
      warning={warning}
      errorMessage={
        excess > 0
          ? plural(excess, { one: `This has # digit. Enter ${length}.`, other: `This has # digits. Enter ${length}.` })
          : errorMessage
      }
      type={isShown ? 'text' : 'password'}
      inputMode="numeric"
      value={isShown ? value : dot.repeat(entered)}
      onChange={take}
    >
      <Digits />
      <VisuallyHidden role="status">
        {isTouched && [t`${entered} of ${length} digits entered`, warning].filter(Boolean).join('. ')}
      </VisuallyHidden>
    </TextField>
  )
}
