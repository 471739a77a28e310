import { useState } from 'react'
import { useUpdatePassword } from '#src/api/generated/hooks/settings/settings.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { canChangePassword, mismatch, noChange, resultOf } from '#src/features/settings/model.ts'
import type { ChangeResult } from '#src/features/settings/model.ts'
import { ChangeForm } from '#src/features/settings/components/ChangeForm.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'

/** Changes the password. */
export function PasswordSection() {
  const update = useSubmit(useUpdatePassword())
  const [change, setChange] = useState(noChange)
  useUnsavedChanges({ isDirty: Object.values(change).some((text) => text !== '') })

  async function submit(): Promise<ChangeResult | undefined> {
    const { current, next, repeated } = change
    const outcome = await update.submit({ data: { c_pwd: current, n_pwd: next, con_pwd: repeated } })
    if (outcome?.kind === 'success') setChange(noChange)
    return outcome && resultOf(outcome, 'Your password has been changed.')
  }

  return (
    <ChangeForm
      title="Password"
      submitLabel="Change password"
      isReady={canChangePassword(change)}
      problem={mismatch(change)}
      isPending={update.isPending}
      onSubmit={submit}
    >
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        enterKeyHint="next"
        value={change.current}
        onChange={(current) => setChange({ ...change, current })}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        enterKeyHint="next"
        value={change.next}
        onChange={(next) => setChange({ ...change, next })}
        description="At least 5 characters. Use 8 or more; 15 or more is better."
      />
      <PasswordField
        label="Repeat the new password"
        name="repeatedPassword"
        autoComplete="new-password"
        enterKeyHint="done"
        value={change.repeated}
        onChange={(repeated) => setChange({ ...change, repeated })}
        errorMessage={mismatch(change)}
      />
    </ChangeForm>
  )
}
