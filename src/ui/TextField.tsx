import type { Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { controlStyle, typedStyle } from './controlStyle.ts'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'

export const TextInput = styled(Input)`
  ${controlStyle}
  ${typedStyle}
`

export interface TextFieldProps extends Omit<TextFieldFrameProps, 'children'> {
  inputRef?: Ref<HTMLInputElement> | undefined
}

export function TextField({ inputRef = null, ...rest }: TextFieldProps) {
  return (
    <TextFieldFrame {...rest}>
      <TextInput ref={inputRef} />
    </TextFieldFrame>
  )
}
