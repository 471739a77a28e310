import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import type { AnyOutcome } from '#src/api/outcome.ts'
import type { Submission } from '#src/api/useSubmit.ts'
import { Form } from '#src/components/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/FormResult.tsx'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'
import { changeTexts } from '#src/features/settings/resultTexts.ts'
import { mismatch } from '#src/features/settings/schema.ts'
import type { SecretChange } from '#src/features/settings/schema.ts'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const empty: SecretChange = { c_pwd: '', n_pwd: '', con_pwd: '' }

interface SecretFieldProps {
  name: keyof SecretChange
  value: string
  onChange: (text: string) => void
  errorMessage?: string | undefined
}

export interface SecretFormProps<Answer> {
  title: string
  submitLabel: string
  schema: z.ZodMiniType<SecretChange>
  update: Submission<{ data: SecretChange }, Answer>
  /** Said of a success on which the bank has no words. */
  successText: string
  toastMs?: number | undefined
  /** Whether the fields are cleared after this outcome. */
  isCleared: (outcome: AnyOutcome) => boolean
  /** The three fields; `field` gives each its name and value. */
  children: (field: (name: keyof SecretChange) => SecretFieldProps) => ReactNode
}

/**
 * Changes a secret. The button depends on every key, since it is disabled until the form is complete; so the values are
 * kept here, and the form renders with each of them.
 */
export function SecretForm<Answer>({
  title,
  submitLabel,
  schema,
  update,
  successText,
  toastMs,
  isCleared,
  children,
}: SecretFormProps<Answer>) {
  const [change, setChange] = useState(empty)
  useUnsavedChanges({ isDirty: Object.values(change).some((text) => text !== '') })
  const resultTexts = changeTexts(successText)
  const problem = mismatch(change)

  async function submit(data: SecretChange): Promise<void> {
    const outcome = await update.submit({ data })
    if (outcome === undefined) return
    announceOutcome(outcome, resultTexts, toastMs)
    if (isCleared(outcome)) setChange(empty)
  }

  return (
    <Panel title={title}>
      <Form schema={schema} onSubmit={(data) => void submit(data)} isPending={update.isPending}>
        {children((name) => ({
          name,
          value: change[name],
          onChange: (text) => setChange((current) => ({ ...current, [name]: text })),
          ...(name === 'con_pwd' && { errorMessage: problem }),
        }))}
        {/* Read out as soon as it is true; the field is described by the same words. */}
        <VisuallyHidden role="status">{problem}</VisuallyHidden>
        <FormResult outcome={update.outcome} texts={resultTexts} />
        <Button type="submit" isDisabled={!z.safeParse(schema, change).success} isPending={update.isPending}>
          {submitLabel}
        </Button>
      </Form>
    </Panel>
  )
}
