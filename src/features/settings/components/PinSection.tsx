import { useState } from 'react'
import { useUpdatePin } from '#src/api/generated/hooks/settings/settings.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { canChangePin, mismatch, noChange, resultOf } from '#src/features/settings/model.ts'
import type { ChangeResult } from '#src/features/settings/model.ts'
import { ChangeForm } from '#src/features/settings/components/ChangeForm.tsx'
import { PinField } from '#src/ui/PinField.tsx'

/** Changes the transaction PIN. */
export function PinSection() {
  const update = useSubmit(useUpdatePin())
  const [change, setChange] = useState(noChange)
  useUnsavedChanges({ isDirty: Object.values(change).some((text) => text !== '') })

  async function submit(): Promise<ChangeResult | undefined> {
    const { current, next, repeated } = change
    const outcome = await update.submit({ data: { c_pwd: current, n_pwd: next, con_pwd: repeated } })
    if (outcome !== undefined) setChange(noChange)
    return outcome && resultOf(outcome, 'Your transaction PIN has been changed.')
  }

  return (
    <ChangeForm
      title="Transaction PIN"
      submitLabel="Change PIN"
      isReady={canChangePin(change)}
      problem={mismatch(change)}
      isPending={update.isPending}
      isAboutPin
      onSubmit={submit}
    >
      <PinField
        label="Current PIN"
        name="currentPin"
        autoComplete="off"
        value={change.current}
        onChange={(current) => setChange({ ...change, current })}
      />
      <PinField
        label="New PIN"
        name="newPin"
        autoComplete="off"
        value={change.next}
        onChange={(next) => setChange({ ...change, next })}
      />
      <PinField
        label="Repeat the new PIN"
        name="repeatedPin"
        autoComplete="off"
        value={change.repeated}
        onChange={(repeated) => setChange({ ...change, repeated })}
        errorMessage={mismatch(change)}
      />
    </ChangeForm>
  )
}
