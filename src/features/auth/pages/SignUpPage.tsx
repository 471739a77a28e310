import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useSignUp } from '#src/api/generated/hooks/auth/auth.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { paths } from '#src/paths.ts'
import { EmailField } from '#src/features/auth/components/EmailField.tsx'
import { NewPasswordField } from '#src/features/auth/components/NewPasswordField.tsx'
import {
  adultsOnly,
  emptySignUp,
  passwordsDiffer,
  readSignUp,
  signUpErrors,
  signUpRequest,
} from '#src/features/auth/signUp.ts'
import type { SignUpForm } from '#src/features/auth/signUp.ts'
import { config } from '#src/config.ts'
import { authTexts } from '#src/texts/auth.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Page } from '#src/components/Page.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TextLink } from '#src/components/TextLink.tsx'
import { notify } from '#src/ui/toast.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

const Beside = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.md};
  @media ${media.narrow} {
    grid-template-columns: 1fr;
  }
`

/** Open an account. The e-mail address is verified next. */
export function SignUpPage() {
  const navigate = useNavigate()
  const signUp = useSubmit(useSignUp())
  const [form, setForm] = useState(emptySignUp)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { release } = useUnsavedChanges({ isDirty: form !== emptySignUp })

  const errors = isTried ? signUpErrors(form, config.strictSignup) : {}
  const differs = form.confirmation !== '' && form.confirmation !== form.password

  function set<Field extends keyof SignUpForm>(field: Field) {
    return (value: SignUpForm[Field]) => setForm((current) => ({ ...current, [field]: value }))
  }

  async function submit(): Promise<void> {
    setTried(true)
    setRefusal(undefined)
    if (Object.keys(signUpErrors(form, config.strictSignup)).length > 0) return
    const data = signUpRequest(form)
    const outcome = await signUp.submit({ data })
    if (outcome === undefined) return
    const { isDone, message } = readSignUp(outcome)
    if (!isDone) {
      setRefusal(message)
      return
    }
    if (message !== undefined) notify.success(message)
    release()
    void navigate(paths.auth.verify(data.email))
  }

  return (
    <Page title="Sign Up" subtitle="Open your account in a few minutes.">
      <Form onSubmit={() => void submit()} isPending={signUp.isPending} errors={errors}>
        <Beside>
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            enterKeyHint="next"
            value={form.first_name}
            onChange={set('first_name')}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            enterKeyHint="next"
            value={form.last_name}
            onChange={set('last_name')}
          />
        </Beside>
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          enterKeyHint="next"
          spellCheck="false"
          value={form.username}
          onChange={set('username')}
        />
        <EmailField
          enterKeyHint="next"
          description="You sign in with it. We send a code to this address."
          value={form.email}
          onChange={set('email')}
          errorMessage={errors.email}
        />
        <NewPasswordField
          label="Password"
          name="password"
          enterKeyHint="next"
          known={[form.first_name, form.last_name, form.username, form.email]}
          value={form.password}
          onChange={set('password')}
          errorMessage={errors.password}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          enterKeyHint="go"
          description={differs && errors.confirmation === undefined ? passwordsDiffer : undefined}
          value={form.confirmation}
          onChange={set('confirmation')}
          errorMessage={errors.confirmation}
        />
        <Checkbox
          name="isAdult"
          isSelected={form.isAdult}
          onChange={set('isAdult')}
          description={form.isAdult || errors.isAdult !== undefined ? undefined : adultsOnly}
          errorMessage={errors.isAdult}
        >
          I am 18 or older and I accept the terms
        </Checkbox>
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
        <Button type="submit" isPending={signUp.isPending} isWide>
          Sign Up
        </Button>
      </Form>
      <p>
        You have an account? <TextLink to={paths.auth.signIn()}>{authTexts.landing.signIn}</TextLink>
      </p>
    </Page>
  )
}
