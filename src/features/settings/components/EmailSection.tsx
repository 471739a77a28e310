import { useId, useState } from 'react'
import { useGetProfileSuspense } from '#src/api/generated/hooks/profile/profile.ts'
import { useUpdateEmail } from '#src/api/generated/hooks/settings/settings.ts'
import type { UpdateEmailRequest } from '#src/api/generated/models/updateEmailRequest.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { Form } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import type { DraftTexts } from '#src/drafts/drafts.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { changeTexts, failureOf, emailDoubt, emailSchema } from '#src/features/settings/schema.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Cluster } from '#src/ui/layout/Columns.tsx'
import { useClose } from '#src/ui/layout/Disclosure.tsx'
import { StrongText } from '#src/ui/text/Text.tsx'

const addressWords = { email: /e-?mail|address/i }
const changed = 'Your email address has been changed.'
const resultTexts = changeTexts(changed)

export interface EmailSectionProps {
  kept: DraftTexts | undefined
  onDone: (text: string) => void
}

export function EmailSection({ kept, onDone }: EmailSectionProps) {
  const { user } = useGetProfileSuspense().data
  const close = useClose()
  const update = useSubmit(useUpdateEmail())
  const [isDirty, setDirty] = useState(kept !== undefined)
  const [changes, setChanges] = useState(0)
  const [typed, setTyped] = useState(kept?.['email'] ?? '')
  const next = useId()
  const address = emailSchema.safeParse({ email: typed }).data?.email
  useUnsavedChanges({ isDirty })

  async function submit(data: UpdateEmailRequest): Promise<void> {
    const outcome = await update.submit({ data })
    if (outcome === undefined) return
    announceOutcome(outcome, resultTexts)
    if (outcome.kind !== 'success') return
    setChanges(changes + 1)
    setDirty(false)
    setTyped('')
    onDone(outcome.message ?? changed)
    close()
  }

  const refused = refusedField(update.outcome, addressWords)
  return (
    <Form
      schema={emailSchema}
      refusal={refused}
      onSubmit={(data) => void submit(data)}
      isPending={update.isPending}
      keepAs={isDirty ? 'email' : undefined}
      onEdit={({ email }) => {
        setDirty(email !== '')
        setTyped(typeof email === 'string' ? email : '')
      }}
    >
      <TextField
        // A new key empties the field.
        key={changes}
        label="New email address"
        name="email"
        defaultValue={changes === 0 ? kept?.['email'] : undefined}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="done"
        description={user === undefined ? undefined : `Current: ${user.email}. You also sign in with it.`}
        warning={emailDoubt(typed)}
      />
      {address !== undefined && (
        <p id={next}>
          You'll then sign in with{' '}
          <StrongText>
            <bdi>{address}</bdi>
          </StrongText>
        </p>
      )}
      <FormResult outcome={failureOf(update.outcome, refused)} texts={resultTexts} />
      <Cluster>
        <Button type="submit" {...(address !== undefined && { 'aria-describedby': next })} isPending={update.isPending}>
          Save email
        </Button>
      </Cluster>
    </Form>
  )
}
