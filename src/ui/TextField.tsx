import { Input } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { controlStyle, typedStyle } from './controlStyle.ts'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'

export const TextInput = styled(Input)`
  ${controlStyle}
  ${typedStyle}
`

export type TextFieldProps = Omit<TextFieldFrameProps, 'children'>

export function TextField(props: TextFieldProps) {
  return (
    <TextFieldFrame {...props}>
      <TextInput />
    </TextFieldFrame>
  )
}
