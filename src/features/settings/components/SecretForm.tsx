import { type ReactNode, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Submission } from '#src/api/useSubmit.ts'
import { focusField, Form } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { changeTexts, mismatch, type SecretChange } from '#src/features/settings/schema.ts'
import { toastMs } from '#src/texts/common.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Cluster } from '#src/ui/layout/Columns.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const fieldWords = { c_pwd: /current|old/i, n_pwd: /new/i }
const empty: SecretChange = { c_pwd: '', n_pwd: '', con_pwd: '' }

export interface SecretFieldProps {
  name: keyof SecretChange
  value: string
  onChange: (text: string) => void
  errorMessage?: string | undefined
}

export interface SecretFormProps<Data> {
  submitLabel: string
  schema: z.ZodMiniType<SecretChange>
  update: Submission<{ data: SecretChange }, Data>
  successText: string
  /** Its toasts stay longer, and any failure clears it. */
  isPin?: boolean
  /** When the button is enabled. */
  rule: string
  help: ReactNode
  children: (field: (name: keyof SecretChange) => SecretFieldProps) => ReactNode
}

/** The button depends on every key, so the values are state here, and each key renders the form. */
export function SecretForm<Data>(props: SecretFormProps<Data>) {
  const { submitLabel, schema, update, successText, isPin = false, rule, help, children } = props
  const [change, setChange] = useState(empty)
  useUnsavedChanges({ isDirty: Object.values(change).some((value) => value !== '') })
  const resultTexts = { ...changeTexts(successText), isCleared: isPin }
  const problem = mismatch(change)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  async function submit(data: SecretChange): Promise<void> {
    const outcome = await update.submit({ data })
    if (outcome === undefined) return
    announceOutcome(outcome, resultTexts, isPin ? toastMs.pin : undefined)
    // A refusal most often concerns the current secret. The two new ones stay.
    if (outcome.kind === 'refused') setChange({ ...data, c_pwd: '' })
    else if (outcome.kind === 'success' || isPin) setChange(empty)
    else return
    // The focused button is disabled again.
    focusField(form.current, 'c_pwd')
  }

  const refused = refusedField(update.outcome, fieldWords)
  return (
    <Form
      formRef={form}
      schema={schema}
      values={{ ...change }}
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
      {/* Announces the problem at once; the field has the same description. */}
      <VisuallyHidden role="status">{problem}</VisuallyHidden>
      <FormResult outcome={refused === undefined ? update.outcome : undefined} texts={resultTexts} />
      <SmallText id={id}>{rule}</SmallText>
      <Cluster>
        <Button
          type="submit"
          isDisabled={!z.safeParse(schema, change).success}
          aria-describedby={id}
          isPending={update.isPending}
        >
          {submitLabel}
        </Button>
      </Cluster>
      <SmallText>{help}</SmallText>
    </Form>
  )
}
