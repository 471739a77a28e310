import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { useResetPassword } from '#src/api/generated/hooks/auth/auth.ts'
import type { ResetPasswordRequest } from '#src/api/generated/models/resetPasswordRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { paths } from '#src/paths.ts'
import { failureText } from '#src/features/auth/model.ts'
import { CodeField } from '#src/features/auth/components/CodeField.tsx'
import { EmailField } from '#src/features/auth/components/EmailField.tsx'
import { knownFacts, NewPasswordField } from '#src/features/auth/components/NewPasswordField.tsx'
import { resetSchema } from '#src/features/auth/schema.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs } from '#src/texts/common.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/components/Form.tsx'
import { Page } from '#src/components/Page.tsx'
import { TextLink } from '#src/components/TextLink.tsx'
import { TimedRedirect } from '#src/components/TimedRedirect.tsx'

const Address = styled.span`
  overflow-wrap: anywhere;
`

/** Choose a new password. The link of the e-mail carries address and code; without it both are asked for. */
export function ResetPage() {
  const { email: linkEmail, token } = useParams()
  const reset = useSubmit(useResetPassword())
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [success, setSuccess] = useState<string>()

  async function submit(data: ResetPasswordRequest): Promise<void> {
    setRefusal(undefined)
    const outcome = await reset.submit({ data })
    if (outcome === undefined) return
    if (outcome.kind === 'success') setSuccess(outcome.message ?? 'Your password has been changed.')
    else setRefusal(failureText(outcome))
  }

  if (success !== undefined) {
    return (
      <Page title={authTexts.reset.title} step="done">
        <Banner tone="success">{success}</Banner>
        <TimedRedirect to={paths.auth.signIn()} afterMs={redirectMs.long} destination="sign in" />
      </Page>
    )
  }
  return (
    <Page
      title={authTexts.reset.title}
      subtitle={token === undefined ? 'With the code from our e-mail.' : <Address>For {linkEmail}</Address>}
    >
      <Form schema={resetSchema} onSubmit={(data) => void submit(data)} isPending={reset.isPending} formRef={form}>
        {token === undefined ? (
          <>
            <EmailField enterKeyHint="next" defaultValue={read(storageKeys.email)} />
            <CodeField label="Code" name="reset_code" enterKeyHint="next" />
          </>
        ) : (
          <>
            {/* Hidden, for the password manager: it saves the new password under this name. */}
            <input type="email" name="email" autoComplete="username" value={linkEmail} readOnly hidden />
            <input type="hidden" name="reset_code" value={token} />
          </>
        )}
        <NewPasswordField
          label="New password"
          name="new_password"
          enterKeyHint="go"
          known={() => knownFacts(form.current)}
        />
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
        <Button type="submit" isPending={reset.isPending} isWide>
          Change the password
        </Button>
      </Form>
      <p>
        The code does not work? <TextLink to={paths.auth.forgot()}>Ask for a new one</TextLink>
      </p>
    </Page>
  )
}
