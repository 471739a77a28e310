import { useEffect, useRef } from 'react'
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

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  /** Each selects the code: a key replaces it, and a typing error can be corrected. */
  refusals: number
}

/** Not numeric only: the bank decides which characters a code has. */
export function CodeField({ refusals, ...props }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = refusals > 0 ? place.current?.querySelector('input') : undefined
    input?.focus()
    input?.select()
  }, [refusals])
  return (
    <Code ref={place}>
      <TextField {...props} autoComplete="one-time-code" autoCorrect="off" spellCheck="false" />
    </Code>
  )
}
