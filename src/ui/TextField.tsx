import { memo, type Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { controlStyle } from './controlStyle.ts'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'
import { useStable } from './useStable.ts'

/** An input in the dress of this library, for the fields built on TextFieldFrame. */
export const TextInput = styled(Input)`
  ${controlStyle}
`

export interface TextFieldProps extends Omit<TextFieldFrameProps, 'children'> {
  placeholder?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

const Remembered = memo(function Drawn({ placeholder, inputRef, ...rest }: TextFieldProps) {
  return (
    <TextFieldFrame {...rest}>
      <TextInput ref={inputRef ?? null} placeholder={placeholder ?? ''} />
    </TextFieldFrame>
  )
})

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return <Remembered {...props} onChange={useStable(props.onChange)} />
}
