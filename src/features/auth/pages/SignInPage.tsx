import { t } from '@lingui/core/macro'
import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignIn } from '#src/api/generated/hooks/sign-in/sign-in.ts'
import type { SignInRequest } from '#src/api/generated/models/signInRequest.ts'
import { Form } from '#src/components/form/Form.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { TimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { config } from '#src/config.ts'
import { EmailField } from '#src/features/auth/components/EmailField.tsx'
import { useGuestSubmit } from '#src/features/auth/hooks/useGuestSubmit.ts'
import { useVerificationStep } from '#src/features/auth/hooks/useVerificationStep.ts'
import { adminNotice, readSignIn, type SignInResult, storageBlocked } from '#src/features/auth/model.ts'
import { signInSchema } from '#src/features/auth/signInSchema.ts'
import { textIn } from '#src/lib/fields.ts'
import { paths } from '#src/paths.ts'
import { beginSession, rememberEmail } from '#src/session/session.ts'
import { read, storageKeys } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs } from '#src/texts/common.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Between } from '#src/ui/layout/Columns.tsx'

export function Component() {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const reset = textIn(state, 'email')
  const hint = textIn(state, 'hint')
  const goToVerification = useVerificationStep()
  const signIn = useGuestSubmit(useSignIn())
  const remembered = useRememberedEmail()
  const [ticked, setTicked] = useState<boolean>()
  const isRemembered = ticked ?? remembered !== ''
  const [result, setResult] = useState<SignInResult>()

  async function submit({ remember, ...data }: SignInRequest & { remember: boolean }): Promise<void> {
    setResult(undefined)
    setTicked(remember)
    const outcome = await signIn.submit({ data })
    if (outcome === undefined) return
    if (outcome.kind !== 'failed') rememberEmail(remember ? data.email : undefined)
    const next = readSignIn(outcome, data.email)
    setResult(next)
    follow(next)
  }

  function follow(next: SignInResult): void {
    switch (next.kind) {
      case 'welcome':
        if (!beginSession(next.token)) setResult({ kind: 'failed', message: storageBlocked })
        return
      case 'verification':
      case 'underReview':
        goToVerification(next)
        return
      case 'notice':
        void navigate(paths.auth.notice(), { state: { head: next.head, body: next.body } })
        return
      case 'admin':
        if (config.adminUrl === '') void navigate(paths.auth.notice(), { state: adminNotice })
        else location.assign(config.adminUrl)
        return
      case 'failed':
      case 'verifyEmail':
    }
  }

  if (result?.kind === 'welcome')
    return (
      <Page title={result.message} windowTitle={authTexts.landing.signIn} step="welcome">
        <TimedRedirect to={paths.dashboard.home()} afterMs={redirectMs.long} destination="dashboard" />
      </Page>
    )
  return (
    <Page title={authTexts.landing.signIn}>
      {hint === 'verification' && <Banner tone="info">{t`Sign in first, then verify your identity.`}</Banner>}
      {import.meta.env.MODE === 'mock' && (
        <Banner tone="info">
          {'To try it, sign in as ada@example.com with the password '}
          <b>{'demo-password'}</b>
          {'. “Mock bank”, the button in the corner, has more customers.'}
        </Banner>
      )}
      <Form
        schema={signInSchema}
        onSubmit={(data) => void submit(data)}
        onInvalid={() => setResult(undefined)}
        isPending={signIn.isPending}
      >
        {(result?.kind === 'failed' || result?.kind === 'verifyEmail') && result.message !== undefined && (
          <Banner tone="danger">{result.message}</Banner>
        )}
        {result?.kind === 'verifyEmail' && (
          <TimedRedirect to={paths.auth.verify(result.email)} afterMs={redirectMs.long} destination="verify" />
        )}
        <EmailField enterKeyHint="next" defaultValue={reset ?? remembered} />
        <PasswordField
          key={signIn.refusals}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          autoFocus={signIn.refusals > 0}
        />
        <Between>
          <Checkbox name="remember" isSelected={isRemembered} onChange={setTicked}>
            {t`Remember me`}
          </Checkbox>
          <TextLink to={paths.auth.forgot()}>{authTexts.signIn.forgotPassword}</TextLink>
        </Between>
        <Button type="submit" isPending={signIn.isPending} isWide>
          {authTexts.landing.signIn}
        </Button>
      </Form>
      <p>
        <span>{t`New here?`}</span> <TextLink to={paths.auth.signUp()}>{t`Sign Up`}</TextLink>
      </p>
    </Page>
  )
}

/** Set after hydration: the prerendered page is the same for everyone, and typed text takes precedence. */
function useRememberedEmail(): string {
  const [email, setEmail] = useState('')
  useEffect(() => startTransition(() => setEmail(read(storageKeys.email) ?? '')), [])
  return email
}
