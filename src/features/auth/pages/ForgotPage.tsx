import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useRequestPasswordReset, useResendResetCode } from '#src/api/generated/hooks/auth/auth.ts'
import type { RequestPasswordResetRequest } from '#src/api/generated/models/requestPasswordResetRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { refusedField } from '#src/components/form/refusal.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { AuthForm } from '#src/features/auth/components/AuthForm.tsx'
import { EmailField } from '#src/features/auth/components/EmailField.tsx'
import { ResendCode } from '#src/features/auth/components/ResendCode.tsx'
import { PasswordChanged, ResetForm, type Reset } from '#src/features/auth/components/ResetForm.tsx'
import { failureText } from '#src/features/auth/model.ts'
import { forgotSchema } from '#src/features/auth/schema.ts'
import { paths } from '#src/paths.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

const addressWords = { email: /e-?mail|address/i }

interface Sent {
  to: string
  message: string
}

export function Component() {
  const [sent, setSent] = useState<Sent>()
  const [success, setSuccess] = useState<Reset>()
  if (success !== undefined) return <PasswordChanged {...success} />
  if (sent !== undefined) return <EnterCode sent={sent} onDone={setSuccess} onBack={() => setSent(undefined)} />
  return <EnterAddress onSent={setSent} />
}

function EnterAddress({ onSent }: { onSent: (sent: Sent) => void }) {
  const request = useSubmit(useRequestPasswordReset())

  async function submit(data: RequestPasswordResetRequest): Promise<void> {
    const outcome = await request.submit({ data })
    if (outcome?.kind === 'success') onSent({ to: data.email, message: outcome.message ?? authTexts.forgot.success })
  }

  return (
    <Page
      title={authTexts.signIn.forgotPassword}
      subtitle={t`We'll email you a code. Use it to choose a new password.`}
    >
      <AuthForm
        schema={forgotSchema}
        refusal={refusedField(request.outcome, addressWords)}
        failure={failureText(request.outcome, authTexts.forgot.refused)}
        submitLabel={t`Send the code`}
        onSubmit={(data) => void submit(data)}
        isPending={request.isPending}
      >
        <EmailField enterKeyHint="go" defaultValue={read(storageKeys.email)} />
      </AuthForm>
      <p>
        <TextLink to={paths.auth.reset()}>{t`I already have a code`}</TextLink>
      </p>
      <p>
        <TextLink to={paths.auth.signIn()}>{t`Back to Sign In`}</TextLink>
      </p>
    </Page>
  )
}

interface EnterCodeProps {
  sent: Sent
  onDone: (reset: Reset) => void
  onBack: () => void
}

function EnterCode({ sent, onDone, onBack }: EnterCodeProps) {
  const resend = useSubmit(useResendResetCode())
  /** Hides the message about the first code once a newer message or an error is below it. */
  const [isOutdated, setOutdated] = useState(false)

  function resendCode() {
    setOutdated(true)
    return resend.submit({ data: { email: sent.to } })
  }
  const address = sent.to
  const subtitle = t({ message: `We sent it to ${address}`, comment: 'It: the code' })
  return (
    <Page title={t`Enter the code`} step="code" subtitle={subtitle}>
      {!isOutdated && <Banner tone="success">{sent.message}</Banner>}
      <ResetForm email={sent.to} onDone={onDone} onTry={() => setOutdated(true)} />
      <ResendCode to={sent.to} resend={resendCode} isPending={resend.isPending} />
      <Button variant="quiet" onPress={onBack}>
        {t`Use another address`}
      </Button>
    </Page>
  )
}
