import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSignUp } from '#src/api/generated/hooks/auth/auth.ts'
import type { SignUpRequest } from '#src/api/generated/models/signUpRequest.ts'
import type { AnyOutcome } from '#src/api/reading/outcome.ts'
import { hasInput } from '#src/components/form/Form.tsx'
import { fieldIn, type FieldRefusal } from '#src/components/form/refusal.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { config } from '#src/config.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { AuthForm } from '#src/features/auth/components/AuthForm.tsx'
import { EmailField } from '#src/features/auth/components/EmailField.tsx'
import { AdultBox, NameFields, PasswordFields } from '#src/features/auth/components/SignUpFields.tsx'
import { useGuestSubmit } from '#src/features/auth/hooks/useGuestSubmit.ts'
import { failureText } from '#src/features/auth/model.ts'
import { signUpSchema } from '#src/features/auth/schema.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { notify } from '#src/ui/feedback/toast.ts'

const fieldWords = { email: /e-?mail/i, username: /user ?name/i, password: /password/i }

/** Without a text of the bank, it is about the password. */
function refusalOf(outcome: AnyOutcome | undefined): FieldRefusal | undefined {
  if (outcome?.kind !== 'refused') return undefined
  return outcome.message === undefined
    ? { field: 'password', text: authTexts.signUp.refused }
    : fieldIn(outcome.message, fieldWords)
}

export function Component() {
  const navigate = useNavigate()
  const signUp = useGuestSubmit(useSignUp())
  const [schema] = useState(() => signUpSchema(config.strictSignup))
  const [isDirty, setDirty] = useState(false)
  const [refusedPasswords, setRefusedPasswords] = useState(0)
  const { release } = useUnsavedChanges({ isDirty })

  async function submit(data: SignUpRequest): Promise<void> {
    const outcome = await signUp.submit({ data })
    if (refusalOf(outcome)?.field === 'password') setRefusedPasswords((count) => count + 1)
    if (outcome?.kind !== 'success') return
    notify.success(outcome.message ?? authTexts.signUp.success)
    release()
    void navigate(paths.auth.verify(data.email))
  }

  return (
    <Page title={t`Sign Up`} subtitle={t`Four steps to your account.`}>
      <AuthForm
        schema={schema}
        refusal={refusalOf(signUp.outcome)}
        failure={failureText(signUp.outcome, authTexts.signUp.refused)}
        outcome={signUp.outcome}
        submitLabel={t`Sign Up`}
        onSubmit={(data) => void submit(data)}
        isPending={signUp.isPending}
        onEdit={(values) => setDirty(hasInput(values))}
      >
        <NameFields />
        <EmailField
          enterKeyHint="next"
          description={t`You'll sign in with this address. We'll send a code to confirm it.`}
        />
        <PasswordFields key={refusedPasswords} autoFocus={refusedPasswords > 0} />
        <AdultBox />
      </AuthForm>
      <p>
        <Trans>
          Already have an account? <TextLink to={paths.auth.signIn()}>Sign In</TextLink>
        </Trans>
      </p>
    </Page>
  )
}
