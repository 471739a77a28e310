import { TextArea } from 'react-aria-components/TextArea'
import styled from 'styled-components'
import { font, text } from '#src/theme/tokens.ts'
import { controlStyle } from '#src/ui/fields/controlStyle.ts'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'

const Box = styled(TextArea)`
  ${controlStyle}
  resize: vertical;
  font-family: ${font.mono};
  font-size: ${text.small};
`

export function TextBox(props: Omit<TextFieldProps, 'children'>) {
  return (
    <TextField {...props}>
      <Box rows={6} spellCheck={false} />
    </TextField>
  )
}
