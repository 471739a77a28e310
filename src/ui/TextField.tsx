import type { Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'

/** An input in the dress of this library, for the fields built on TextFieldFrame. */
export const TextInput = styled(Input)`
  ${controlStyle}
`

export interface TextFieldProps extends Omit<TextFieldFrameProps, 'children'> {
  placeholder?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField({ placeholder, inputRef, ...rest }: TextFieldProps) {
  return (
    <TextFieldFrame {...rest}>
      <TextInput ref={inputRef ?? null} placeholder={placeholder ?? ''} />
    </TextFieldFrame>
  )
}
