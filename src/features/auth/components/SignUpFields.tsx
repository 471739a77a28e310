import { useState, type RefObject } from 'react'
import styled from 'styled-components'
import { config } from '#src/config.ts'
import { knownFacts, NewPasswordField } from '#src/features/auth/components/NewPasswordField.tsx'
import { adultsOnly, passwordsDiffer } from '#src/features/auth/schema.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

const Beside = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.md};
  @media ${media.narrow} {
    grid-template-columns: 1fr;
  }
`

/** First and last name. Neither is required here; a hint says what a name is needed for. */
export function NameFields() {
  return (
    <Beside>
      <NameField label="First name" name="first_name" autoComplete="given-name" />
      <NameField label="Last name" name="last_name" autoComplete="family-name" />
    </Beside>
  )
}

function NameField(props: Pick<TextFieldProps, 'label' | 'name' | 'autoComplete'>) {
  const [isMissing, setMissing] = useState(false)
  return (
    <TextField
      {...props}
      enterKeyHint="next"
      onChange={(text) => setMissing(text.trim() === '')}
      onBlur={({ target }) => setMissing(target instanceof HTMLInputElement && target.value.trim() === '')}
      description={isMissing ? 'We need it to verify your identity.' : undefined}
    />
  )
}

/** The password and its confirmation. That they differ is a hint, and an error where the operator asks for it. */
export function PasswordFields({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const hint = confirmation !== '' && confirmation !== password ? passwordsDiffer : undefined
  return (
    <>
      <NewPasswordField
        label="Password"
        name="password"
        enterKeyHint="next"
        known={() => knownFacts(form.current)}
        onChange={setPassword}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        enterKeyHint="go"
        onChange={setConfirmation}
        {...(config.strictSignup ? { errorMessage: hint } : { description: hint })}
      />
    </>
  )
}

/** Whether the customer is of age. */
export function AdultBox() {
  const [isTicked, setTicked] = useState(false)
  return (
    <Checkbox name="isAdult" onChange={setTicked} description={isTicked ? undefined : adultsOnly}>
      I am 18 or older and I accept the terms
    </Checkbox>
  )
}
