import type { Ref } from 'react'
import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'

/** An input in the dress of this library, for the fields built on TextFieldFrame. */
export const TextInput = styled.input`
  ${controlStyle}
`

export interface TextFieldProps extends Omit<TextFieldFrameProps, 'children'> {
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField({ inputRef, ...rest }: TextFieldProps) {
  return <TextFieldFrame {...rest}>{(input) => <TextInput {...input} ref={inputRef ?? null} />}</TextFieldFrame>
}
