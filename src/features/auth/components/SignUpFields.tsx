import { t } from '@lingui/core/macro'
import { useContext, useState } from 'react'
import { FormValidationContext } from 'react-aria-components'
import styled from 'styled-components'
import { NewPasswordField } from '#src/components/form/NewPasswordField.tsx'
import { config } from '#src/config.ts'
import { passwordsDiffer, tickTheBox } from '#src/features/auth/schema.ts'
import { space } from '#src/theme/tokens.ts'
import { Link } from '#src/ui/buttons/Link.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useHydrated } from '#src/ui/hooks.ts'

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.lg} ${space.md};
`

const Terms = styled.p`
  padding-inline-start: 1.875rem;
`

export function NameFields() {
  return (
    <>
      <Beside>
        <TextField label={t`First name`} name="first_name" autoComplete="given-name" enterKeyHint="next" />
        <TextField label={t`Last name`} name="last_name" autoComplete="family-name" enterKeyHint="next" />
      </Beside>
      <TextField label={t`Username`} name="username" autoComplete="nickname" spellCheck="false" enterKeyHint="next" />
    </>
  )
}

/** Whether the form was refused. Then hints that do not stop it are shown, too. */
function hasAny(errors: object): boolean {
  return Object.keys(errors).length > 0
}

export function PasswordFields({ autoFocus }: { autoFocus: boolean }) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const errors = useContext(FormValidationContext)
  const isMissed = confirmation !== '' || hasAny(errors)
  const differ = isMissed && password !== '' && confirmation !== password
  return (
    <>
      <NewPasswordField
        label={t`Password`}
        name="password"
        enterKeyHint="next"
        autoFocus={autoFocus}
        onChange={setPassword}
      />
      <PasswordField
        label={t`Confirm password`}
        name="confirmation"
        autoComplete="new-password"
        enterKeyHint="go"
        onChange={setConfirmation}
        warning={differ && errors['confirmation'] === undefined ? passwordsDiffer : undefined}
      />
    </>
  )
}

export function AdultBox() {
  const isHydrated = useHydrated()
  const [isTicked, setTicked] = useState(false)
  const errors = useContext(FormValidationContext)
  const isMissed = !isTicked && errors['isAdult'] === undefined && hasAny(errors)
  return (
    <div>
      <Checkbox name="isAdult" onChange={setTicked} warning={isMissed ? tickTheBox : undefined}>
        {t`I am 18 or older and I accept the terms`}
      </Checkbox>
      <Terms>
        {isHydrated && config.termsUrl !== '' ? (
          // A plain link: react-aria's router would put the address below the base path.
          <Link as="a" href={config.termsUrl} target="_blank" rel="noreferrer">
            {t`Read the terms (opens in a new tab)`}
          </Link>
        ) : (
          isHydrated &&
          config.contactEmail !== '' && <Link href={`mailto:${config.contactEmail}`}>{t`Ask us for the terms`}</Link>
        )}
      </Terms>
    </div>
  )
}
