import { t } from '@lingui/core/macro'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { InputContext } from 'react-aria-components/Input'
import { useSlottedContext } from 'react-aria-components/slots'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { InnerButton } from './controlStyle.ts'
import { TextField, type TextFieldProps, TextInput } from './TextField.tsx'

const Characters = styled(TextInput)`
  padding-inline-end: 6rem;
  &::-ms-reveal {
    display: none;
  }
`
const Press = styled(InnerButton)`
  min-width: 4rem;
  padding-inline: ${space.xs};
  color: ${color.link};
  font-weight: 500;
`

export interface PasswordFieldProps extends Omit<TextFieldProps, 'children' | 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = memo(function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} autoCorrect="off" spellCheck="false">
      <SecretInput />
      <Press aria-label={isShown ? t`Hide characters` : t`Show characters`} onPress={() => setShown(!isShown)}>
        <span>{isShown ? t`Hide` : t`Show`}</span>
      </Press>
    </TextField>
  )
})

/** React writes a controlled value to the `value` attribute, which scripts and saved pages can read. */
function SecretInput() {
  const { value, ...others } = useSlottedContext(InputContext) ?? {}
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef<typeof value>('')
  useLayoutEffect(() => {
    if (value !== shown.current && value !== input.current?.value && input.current) input.current.value = String(value)
    shown.current = value
  }, [value])
  return (
    <InputContext value={others}>
      <Characters ref={input} autoCapitalize="none" />
    </InputContext>
  )
}
