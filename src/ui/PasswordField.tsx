import { useState } from 'react'
import styled from 'styled-components'
import { color, size } from '#src/theme/tokens.ts'
import { EyeIcon, EyeOffIcon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'
import { TextInput } from './TextField.tsx'

const Box = styled.div`
  position: relative;
`
const SecretInput = styled(TextInput)`
  padding-inline-end: ${size.target};
  &::-ms-reveal {
    display: none;
  }
`
const Toggle = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  color: ${color.muted};
`

export interface PasswordFieldProps extends Omit<TextFieldFrameProps, 'children' | 'type' | 'autoComplete'> {
  /** Tells a password manager whether to fill in the password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until its owner asks to see it. It can be pasted, since password managers paste. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextFieldFrame {...props} type={isShown ? 'text' : 'password'} autoCorrect="off" spellCheck="false">
      <Box>
        <SecretInput autoCapitalize="none" />
        <Toggle>
          <IconButton label={isShown ? 'Hide characters' : 'Show characters'} onPress={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </Toggle>
      </Box>
    </TextFieldFrame>
  )
}
