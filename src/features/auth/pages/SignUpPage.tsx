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

const textOf = (outcome: AnyOutcome | undefined) => failureText(outcome, authTexts.signUp.refused)

function refusalOf(outcome: AnyOutcome | undefined): FieldRefusal | undefined {
  return outcome?.kind === 'refused' ? fieldIn(textOf(outcome), fieldWords) : undefined
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
    <Page title="Sign Up" subtitle="Four steps to your account.">
      <AuthForm
        schema={schema}
        refusal={refusalOf(signUp.outcome)}
        failure={textOf(signUp.outcome)}
        outcome={signUp.outcome}
        submitLabel="Sign Up"
        onSubmit={(data) => void submit(data)}
        isPending={signUp.isPending}
        onEdit={(values) => setDirty(hasInput(values))}
      >
        <NameFields />
        <EmailField
          enterKeyHint="next"
          description="You'll sign in with this address. We'll send a code to confirm it."
        />
        <PasswordFields key={refusedPasswords} autoFocus={refusedPasswords > 0} />
        <AdultBox />
      </AuthForm>
      <p>
        Already have an account? <TextLink to={paths.auth.signIn()}>{authTexts.landing.signIn}</TextLink>
      </p>
    </Page>
  )
}
