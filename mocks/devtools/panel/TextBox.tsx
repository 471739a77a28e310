import { TextArea } from 'react-aria-components/TextArea'
import styled from 'styled-components'
import { font, text } from '#src/theme/tokens.ts'
import { controlStyle } from '#src/ui/controlStyle.ts'
import { TextFieldFrame, type TextFieldFrameProps } from '#src/ui/TextFieldFrame.tsx'

const Box = styled(TextArea)`
  ${controlStyle}
  resize: vertical;
  font-family: ${font.mono};
  font-size: ${text.small};
`

export function TextBox(props: Omit<TextFieldFrameProps, 'children'>) {
  return (
    <TextFieldFrame {...props}>
      <Box rows={6} spellCheck={false} />
    </TextFieldFrame>
  )
}
