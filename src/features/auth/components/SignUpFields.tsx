import { useContext, useState, type RefObject } from 'react'
import { FormValidationContext } from 'react-aria-components'
import styled from 'styled-components'
import { knownFacts, NewPasswordField } from '#src/components/form/NewPasswordField.tsx'
import { config } from '#src/config.ts'
import { passwordsDiffer } from '#src/features/auth/schema.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Link } from '#src/ui/Link.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'
import { useHydrated } from '#src/ui/useHydrated.ts'

const Beside = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.md};
  @media ${media.narrow} {
    grid-template-columns: 1fr;
  }
`

const Terms = styled.p`
  margin-block-start: ${space.xs};
  color: ${color.muted};
  font-size: ${text.small};
`

interface NameFieldsProps {
  tried: Readonly<Record<string, unknown>>
}

export function NameFields({ tried }: NameFieldsProps) {
  return (
    <>
      <Beside>
        <NameField label="First name" name="first_name" autoComplete="given-name" tried={tried} />
        <NameField label="Last name" name="last_name" autoComplete="family-name" tried={tried} />
      </Beside>
      <NameField label="Username" name="username" autoComplete="nickname" spellCheck="false" tried={tried} />
    </>
  )
}

type NameFieldProps = NameFieldsProps &
  Pick<TextFieldProps, 'label' | 'autoComplete' | 'spellCheck'> & { name: 'first_name' | 'last_name' | 'username' }

function NameField({ tried, ...props }: NameFieldProps) {
  const [isLeftEmpty, setMissing] = useState<boolean>()
  const isMissing = isLeftEmpty ?? tried[props.name] === ''
  return (
    <TextField
      {...props}
      enterKeyHint="next"
      onChange={(text) => setMissing(text.trim() === '')}
      onBlur={({ target }) => setMissing(target instanceof HTMLInputElement && target.value.trim() === '')}
      description={isMissing ? `${props.label} missing: we need it to open your account.` : undefined}
    />
  )
}

interface PasswordFieldsProps {
  form: RefObject<HTMLFormElement | null>
  autoFocus: boolean
}

export function PasswordFields({ form, autoFocus }: PasswordFieldsProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isOver = isLeft || !password.startsWith(confirmation)
  const differ = confirmation !== '' && confirmation !== password && isOver
  const errors = useContext(FormValidationContext)
  return (
    <>
      <NewPasswordField
        label="Password"
        name="password"
        enterKeyHint="next"
        autoFocus={autoFocus}
        known={() => knownFacts(form.current)}
        onChange={setPassword}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        enterKeyHint="go"
        onChange={setConfirmation}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        description={differ && errors['confirmation'] === undefined ? passwordsDiffer : undefined}
      />
    </>
  )
}

export function AdultBox() {
  const isHydrated = useHydrated()
  return (
    <div>
      <Checkbox name="isAdult">I am 18 or older and I accept the terms</Checkbox>
      <Terms>
        {isHydrated && config.termsUrl !== '' ? (
          <Link href={config.termsUrl} target="_blank" rel="noreferrer">
            Read the terms (opens in a new tab)
          </Link>
        ) : isHydrated && config.contactEmail !== '' ? (
          <Link href={`mailto:${config.contactEmail}`}>Ask us for the terms</Link>
        ) : (
          'Ask us for the terms before you tick the box.'
        )}
      </Terms>
    </div>
  )
}
