import { useState } from 'react'
import styled from 'styled-components'
import { color, radius, size } from '#src/theme/tokens.ts'
import { BareButton } from './BareButton.tsx'
import { TextInput } from './TextField.tsx'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const SecretInput = styled(TextInput)`
  padding-inline-end: 4rem;
  &::-ms-reveal {
    display: none;
  }
`

const Press = styled(BareButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-width: 4rem;
  min-height: ${size.target};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.link};
  font-weight: 500;
  cursor: pointer;
`

export interface PasswordFieldProps extends Omit<
  TextFieldFrameProps,
  'children' | 'type' | 'isSecret' | 'autoComplete'
> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextFieldFrame {...props} isSecret type={isShown ? 'text' : 'password'} autoCorrect="off" spellCheck="false">
      <SecretInput autoCapitalize="none" />
      <Press onPress={() => setShown(!isShown)}>
        <span>{isShown ? 'Hide' : 'Show'}</span>
        <VisuallyHidden> characters</VisuallyHidden>
      </Press>
    </TextFieldFrame>
  )
}
