import { useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import * as z from 'zod/mini'
import type { Submission } from '#src/api/useSubmit.ts'
import { Form } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import { useUnsavedChanges } from '#src/drafts/useDrafts.ts'
import { changeTexts } from '#src/features/settings/resultTexts.ts'
import { mismatch, type SecretChange } from '#src/features/settings/schema.ts'
import { color, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { Cluster } from '#src/ui/Columns.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const fieldWords = { c_pwd: /current|old/i, n_pwd: /new/i }
const empty: SecretChange = { c_pwd: '', n_pwd: '', con_pwd: '' }

const Help = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`

interface SecretFieldProps {
  name: keyof SecretChange
  value: string
  onChange: (text: string) => void
  errorMessage?: string | undefined
}

export interface SecretFormProps<Data> {
  submitLabel: string
  schema: z.ZodMiniType<SecretChange>
  update: Submission<{ data: SecretChange }, Data>
  /** Said of a success on which the bank has no words. */
  successText: string
  toastMs?: number | undefined
  /** Whether an outcome that is neither a success nor a refusal clears the fields. */
  isClearedOnFailure?: boolean
  /** What to do where the current secret is forgotten, and whatever else helps. */
  help: ReactNode
  /** The three fields; `field` gives each its name and value. */
  children: (field: (name: keyof SecretChange) => SecretFieldProps) => ReactNode
}

/**
 * Changes a secret. The button depends on every key, since it is disabled until the form is complete; so the values are
 * kept here, and the form renders with each of them.
 */
export function SecretForm<Data>({
  submitLabel,
  schema,
  update,
  successText,
  toastMs,
  isClearedOnFailure = false,
  help,
  children,
}: SecretFormProps<Data>) {
  const [change, setChange] = useState(empty)
  useUnsavedChanges({ isDirty: Object.values(change).some((value) => value !== '') })
  const resultTexts = changeTexts(successText)
  const problem = mismatch(change)
  const form = useRef<HTMLFormElement>(null)

  async function submit(data: SecretChange): Promise<void> {
    const outcome = await update.submit({ data })
    if (outcome === undefined) return
    announceOutcome(outcome, resultTexts, toastMs)
    if (outcome.kind === 'refused') {
      // What the bank refuses is most often the current secret. The two new ones need not be typed again.
      setChange({ ...data, c_pwd: '' })
      focusCurrent()
    } else if (outcome.kind === 'success' || isClearedOnFailure) {
      setChange(empty)
      focusCurrent()
    }
  }

  /** The button that had the focus is disabled again. */
  function focusCurrent(): void {
    form.current?.querySelector<HTMLInputElement>('[data-field="c_pwd"] input')?.focus()
  }

  const refused = refusedField(update.outcome, fieldWords)
  return (
    <Form
      formRef={form}
      schema={schema}
      refusal={refused}
      onSubmit={(data) => void submit(data)}
      isPending={update.isPending}
    >
      {children((name) => ({
        name,
        value: change[name],
        onChange: (value) => setChange((current) => ({ ...current, [name]: value })),
        ...(name === 'con_pwd' && { errorMessage: problem }),
      }))}
      {/* Read out as soon as it is true; the field is described by the same words. */}
      <VisuallyHidden role="status">{problem}</VisuallyHidden>
      <FormResult outcome={refused === undefined ? update.outcome : undefined} texts={resultTexts} />
      <Cluster>
        <Button type="submit" isDisabled={!z.safeParse(schema, change).success} isPending={update.isPending}>
          {submitLabel}
        </Button>
      </Cluster>
      <Help>{help}</Help>
    </Form>
  )
}
