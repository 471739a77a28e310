import styled from 'styled-components'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

const Code = styled.div`
  input {
    max-width: 12rem;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
  }
`

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>

/** Not numeric only: the bank decides which characters a code has. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Code>
      <TextField {...props} autoComplete="one-time-code" autoCorrect="off" spellCheck="false" />
    </Code>
  )
}
