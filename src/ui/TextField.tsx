import type { Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { controlStyle, typedStyle } from './controlStyle.ts'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'

/** The input of the fields that are built on TextFieldFrame. */
export const TextInput = styled(Input)`
  ${controlStyle}
  ${typedStyle}
`

export interface TextFieldProps extends Omit<TextFieldFrameProps, 'children'> {
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField({ inputRef = null, ...rest }: TextFieldProps) {
  return (
    <TextFieldFrame {...rest}>
      <TextInput ref={inputRef} />
    </TextFieldFrame>
  )
}
