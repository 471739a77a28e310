import styled from 'styled-components'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'

const Code = styled.div`
  input {
    max-width: 12rem;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
  }
`

/** Accepts more than digits: the bank decides which characters a code has. */
export function CodeField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <Code>
      <TextField {...props} autoComplete="one-time-code" autoCorrect="off" spellCheck="false" />
    </Code>
  )
}
