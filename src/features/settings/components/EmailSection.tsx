import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useGetProfileSuspense } from '#src/api/generated/hooks/profile/profile.ts'
import { useUpdateEmail } from '#src/api/generated/hooks/settings/settings.ts'
import type { UpdateEmailRequest } from '#src/api/generated/models/updateEmailRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { Form } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import type { DraftTexts } from '#src/drafts/drafts.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { changeTexts, emailSchema } from '#src/features/settings/schema.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Cluster } from '#src/ui/layout/Columns.tsx'

const addressWords = { email: /e-?mail|address/i }
const resultTexts = changeTexts(t`Your email address has been changed.`)

export function EmailSection({ kept }: { kept: DraftTexts | undefined }) {
  const { user } = useGetProfileSuspense().data
  const update = useSubmit(useUpdateEmail())
  const [isDirty, setDirty] = useState(kept !== undefined)
  const [changes, setChanges] = useState(0)
  useUnsavedChanges({ isDirty })

  async function submit(data: UpdateEmailRequest): Promise<void> {
    const outcome = await update.submit({ data })
    if (outcome === undefined) return
    announceOutcome(outcome, resultTexts)
    if (outcome.kind !== 'success') return
    setChanges(changes + 1)
    setDirty(false)
  }

  const refused = refusedField(update.outcome, addressWords)
  return (
    <Form
      schema={emailSchema}
      refusal={refused}
      onSubmit={(data) => void submit(data)}
      isPending={update.isPending}
      keepAs={isDirty ? 'email' : undefined}
      onEdit={({ email }) => setDirty(email !== '')}
    >
      <TextField
        // A new key empties the field.
        key={changes}
        label={t`New email address`}
        name="email"
        defaultValue={changes === 0 ? kept?.['email'] : undefined}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="done"
        description={user === undefined ? undefined : t`Current: ${{ email: user.email }}. You also sign in with it.`}
      />
      <FormResult outcome={refused === undefined ? update.outcome : undefined} texts={resultTexts} />
      <Cluster>
        <Button type="submit" isPending={update.isPending}>
          {t`Save email`}
        </Button>
      </Cluster>
    </Form>
  )
}
