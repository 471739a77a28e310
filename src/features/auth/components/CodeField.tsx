import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>

/** A code from an email. Not only digits: the bank decides what its codes are made of. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} autoComplete="one-time-code" autoCorrect="off" spellCheck="false" />
}
