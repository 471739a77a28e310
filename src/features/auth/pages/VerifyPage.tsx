import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { useResendConfirmationCode, useVerifyEmail } from '#src/api/generated/hooks/auth/auth.ts'
import type { VerifyEmailRequest } from '#src/api/generated/models/verifyEmailRequest.ts'
import { refusedField } from '#src/components/form/refusal.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { AuthForm } from '#src/features/auth/components/AuthForm.tsx'
import { CodeField } from '#src/features/auth/components/CodeField.tsx'
import { ResendCode } from '#src/features/auth/components/ResendCode.tsx'
import { useGuestSubmit } from '#src/features/auth/hooks/useGuestSubmit.ts'
import { useVerificationStep } from '#src/features/auth/hooks/useVerificationStep.ts'
import { addressIn, storageBlocked } from '#src/features/auth/model.ts'
import { verifySchema } from '#src/features/auth/schema.ts'
import { readVerifyEmail } from '#src/features/auth/verifyEmail.ts'
import { paths } from '#src/paths.ts'
import { beginSession } from '#src/session/session.ts'
import { notify } from '#src/ui/feedback/toast.ts'
import { useHydrated } from '#src/ui/hooks.ts'

/** Takes its own line, so that nothing moves when the address appears. */
const Address = styled.strong`
  display: block;
  min-height: 1lh;
`

const codeWords = { ver_code: /code/i }

export function Component() {
  const { email = '' } = useParams()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const goToVerification = useVerificationStep()
  const verify = useGuestSubmit(useVerifyEmail())
  const resend = useGuestSubmit(useResendConfirmationCode())
  const [refusal, setRefusal] = useState<string>()

  async function submit(data: VerifyEmailRequest): Promise<void> {
    setRefusal(undefined)
    const outcome = await verify.submit({ data })
    if (outcome === undefined) return
    const result = readVerifyEmail(outcome)
    switch (result.kind) {
      case 'failed':
        setRefusal(result.message)
        return
      case 'verification':
      case 'underReview':
        goToVerification(result)
        return
      case 'welcome':
        if (!beginSession(result.token)) {
          setRefusal(storageBlocked)
          return
        }
        notify.success(result.message)
        void navigate(paths.dashboard.home())
    }
  }

  // Another code hides the refusal of the last one.
  const refused = refusal === undefined ? undefined : refusedField(verify.outcome, codeWords)

  function resendCode() {
    setRefusal(undefined)
    return resend.submit({ data: { email } })
  }
  const address = isHydrated ? addressIn(email) : ''
  return (
    <Page
      title={t`Verify your email`}
      subtitle={
        <span>
          <Trans>
            Enter the code that we sent to <Address>{address}</Address>
          </Trans>
        </span>
      }
    >
      <AuthForm
        schema={verifySchema}
        values={{ email }}
        refusal={refused}
        failure={refusal}
        outcome={verify.outcome}
        submitLabel={t`Verify`}
        onSubmit={(data) => void submit(data)}
        isPending={verify.isPending}
      >
        <CodeField
          key={verify.refusals}
          label={t`Verification code`}
          name="ver_code"
          enterKeyHint="go"
          autoFocus={verify.refusals > 0}
        />
      </AuthForm>
      {/* A new key removes "Code Sent", which is out of date beside a refused code. */}
      <ResendCode key={verify.refusals} to={addressIn(email)} resend={resendCode} isPending={resend.isPending} />
      <p>
        <Trans>
          Wrong address? <TextLink to={paths.auth.signUp()}>Sign up again</TextLink> or{' '}
          <TextLink to={paths.auth.signIn()}>sign in</TextLink>.
        </Trans>
      </p>
    </Page>
  )
}
