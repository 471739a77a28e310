import { useId } from 'react'
import styled from 'styled-components'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const Code = styled.div`
  input {
    max-width: 12rem;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
  }
`

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  isRefused: boolean
}

/** Accepts more than digits: the bank decides which characters a code has. */
export function CodeField({ isRefused, ...props }: CodeFieldProps) {
  const advice = useId()
  return (
    <Code>
      <TextField
        {...props}
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck="false"
        {...(isRefused && { 'aria-describedby': advice })}
      />
      {isRefused && <SmallText id={advice}>Check the newest email, or ask for a new code.</SmallText>}
    </Code>
  )
}
