import { t } from '@lingui/core/macro'
import { useResetPassword } from '#src/api/generated/hooks/auth/auth.ts'
import type { ResetPasswordRequest } from '#src/api/generated/models/resetPasswordRequest.ts'
import { NewPasswordField } from '#src/components/form/NewPasswordField.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import { Page } from '#src/components/page/Page.tsx'
import { TimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { useGuestSubmit } from '#src/features/auth/hooks/useGuestSubmit.ts'
import { failureText } from '#src/features/auth/model.ts'
import { resetSchema } from '#src/features/auth/schema.ts'
import { paths } from '#src/paths.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs } from '#src/texts/common.ts'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'

export interface Reset {
  message: string
  email: string
}

export function PasswordChanged({ message, email }: Reset) {
  return (
    <Page title={message} windowTitle={authTexts.reset.title} step="done">
      <TimedRedirect to={paths.auth.signIn()} afterMs={redirectMs.long} destination="signIn" state={{ email }} />
    </Page>
  )
}

const passwordWords = { new_password: /password/i }

export interface ResetFormProps {
  email?: string | undefined
  code?: string | undefined
  onDone: (reset: Reset) => void
  onTry?: () => void
}

export function ResetForm({ email, code, onDone, onTry }: ResetFormProps) {
  const reset = useGuestSubmit(useResetPassword())

  async function submit(data: ResetPasswordRequest): Promise<void> {
    onTry?.()
    const outcome = await reset.submit({ data })
    if (outcome?.kind === 'success')
      onDone({ message: outcome.message ?? t`Your password has been changed.`, email: data.email })
  }

  const refused = refusedField(
    reset.outcome,
    code === undefined ? { ...passwordWords, reset_code: /code/i } : passwordWords,
  )
  return (
    <AuthForm
      schema={resetSchema}
      refusal={refused}
      failure={failureText(reset.outcome)}
      outcome={reset.outcome}
      submitLabel={t`Change the password`}
      onSubmit={(data) => void submit(data)}
      onInvalid={onTry}
      isPending={reset.isPending}
    >
      {email === undefined ? (
        <EmailField enterKeyHint="next" defaultValue={read(storageKeys.email)} />
      ) : (
        // Hidden, for password managers: they save the new password under this name.
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      )}
      {code === undefined ? (
        <CodeField
          key={`code ${reset.refusals}`}
          label={t`Code`}
          name="reset_code"
          enterKeyHint="next"
          autoFocus={reset.refusals > 0}
        />
      ) : (
        <input type="hidden" name="reset_code" value={code} />
      )}
      <NewPasswordField
        key={`password ${reset.refusals}`}
        label={t`New password`}
        name="new_password"
        enterKeyHint="go"
        autoFocus={reset.refusals > 0 && code !== undefined}
      />
    </AuthForm>
  )
}
