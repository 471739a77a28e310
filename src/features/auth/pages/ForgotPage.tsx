import { useState } from 'react'
import styled from 'styled-components'
import { useRequestPasswordReset, useResendResetCode } from '#src/api/generated/hooks/auth/auth.ts'
import type { RequestPasswordResetRequest } from '#src/api/generated/models/requestPasswordResetRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { paths } from '#src/paths.ts'
import { failureText } from '#src/features/auth/model.ts'
import { EmailField } from '#src/features/auth/components/EmailField.tsx'
import { ResendCode } from '#src/features/auth/components/ResendCode.tsx'
import { forgotSchema } from '#src/features/auth/schema.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { space } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/components/Form.tsx'
import { Page } from '#src/components/Page.tsx'
import { TextLink } from '#src/components/TextLink.tsx'

const Sent = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
`

/** Ask for the way to a new password. */
export function ForgotPage() {
  const request = useSubmit(useRequestPasswordReset())
  const resend = useSubmit(useResendResetCode())
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState<{ to: string; message: string }>()

  async function submit(data: RequestPasswordResetRequest): Promise<void> {
    setRefusal(undefined)
    setSent(undefined)
    const outcome = await request.submit({ data })
    if (outcome === undefined) return
    if (outcome.kind === 'success') setSent({ to: data.email, message: outcome.message ?? authTexts.forgot.success })
    else setRefusal(failureText(outcome, authTexts.forgot.refused))
  }

  return (
    <Page
      title={authTexts.signIn.forgotPassword}
      subtitle="Enter your e-mail address and we send you a link to choose a new password."
    >
      <Form schema={forgotSchema} onSubmit={(data) => void submit(data)} isPending={request.isPending}>
        <EmailField enterKeyHint="go" defaultValue={read(storageKeys.email)} />
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
        <Button type="submit" isPending={request.isPending} isWide>
          Send the link
        </Button>
      </Form>
      {sent !== undefined && (
        <Sent>
          <Banner tone="success">{sent.message}</Banner>
          <p>Nothing after a minute? Look in the spam folder too.</p>
          <ResendCode key={sent.to} resend={() => resend.submit({ data: { email: sent.to } })} />
        </Sent>
      )}
      <p>
        <TextLink to={paths.auth.reset()}>I have a code</TextLink>
      </p>
      <p>
        <TextLink to={paths.auth.signIn()}>Back to Sign In</TextLink>
      </p>
    </Page>
  )
}
