import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>

/** The bank decides which characters a code has. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} autoComplete="one-time-code" autoCorrect="off" spellCheck="false" />
}
