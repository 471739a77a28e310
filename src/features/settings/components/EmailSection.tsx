import { useState } from 'react'
import { useGetProfileSuspense } from '#src/api/generated/hooks/profile/profile.ts'
import { useUpdateEmail } from '#src/api/generated/hooks/settings/settings.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { isEmail, resultOf } from '#src/features/settings/model.ts'
import type { ChangeResult } from '#src/features/settings/model.ts'
import { ChangeForm } from '#src/features/settings/components/ChangeForm.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const wrongAddress = 'Enter an e-mail address, such as name@example.com'

/** Changes the e-mail address that the customer signs in with. */
export function EmailSection() {
  const { user } = useGetProfileSuspense().data
  const update = useSubmit(useUpdateEmail())
  const [email, setEmail] = useState('')
  useUnsavedChanges({ isDirty: email !== '' })
  const [hasTried, setTried] = useState(false)
  const problem = hasTried && !isEmail(email.trim()) ? wrongAddress : undefined

  async function submit(): Promise<ChangeResult | undefined> {
    setTried(true)
    if (!isEmail(email.trim())) return undefined
    const outcome = await update.submit({ data: { email: email.trim() } })
    if (outcome === undefined) return undefined
    if (outcome.kind === 'success') {
      setEmail('')
      setTried(false)
    }
    return resultOf(outcome, 'Your e-mail address has been changed.')
  }

  return (
    <ChangeForm
      title="E-mail"
      submitLabel="Save e-mail"
      isReady
      problem={problem}
      isPending={update.isPending}
      onSubmit={submit}
    >
      <TextField
        label="New e-mail address"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="done"
        value={email}
        onChange={setEmail}
        description={user === undefined ? undefined : `Now: ${user.email}. You sign in with it.`}
        errorMessage={problem}
      />
    </ChangeForm>
  )
}
