import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { FormValidationContext } from 'react-aria-components'
import styled from 'styled-components'
import * as z from 'zod/mini'
import { validationMessage } from '#src/components/validationMessage.ts'
import { space } from '#src/theme/tokens.ts'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'

const Column = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  width: 100%;
`

export interface FormProps<Schema extends z.ZodMiniType> {
  /** What the form's named inputs have to be. Its output is what `onSubmit` gets. */
  schema: Schema
  /** Values of fields without an input of their own, such as a chosen file. They are added to those of the inputs. */
  values?: Readonly<Record<string, unknown>>
  /** Called with valid values only. */
  onSubmit: (values: z.output<Schema>) => void
  /** While true nothing is submitted. */
  isPending: boolean
  /** A refusal of the bank that belongs to a field. */
  refusal?: { field: string; message: string } | undefined
  formRef?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

type Errors = Readonly<Record<string, string>>

const noErrors: Errors = {}

/**
 * A form whose rules are a schema. Its fields keep their own values, so typing renders no more than the field. Errors are
 * shown at their fields and in a summary that takes the focus; they are checked again when a field is left.
 */
export function Form<Schema extends z.ZodMiniType>({
  schema,
  values,
  onSubmit,
  isPending,
  refusal,
  formRef,
  children,
}: FormProps<Schema>) {
  const ownRef = useRef<HTMLFormElement>(null)
  const form = formRef ?? ownRef
  const summary = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState(noErrors)
  const [submissions, setSubmissions] = useState(0)

  // The summary is in the page only after the submission that found errors has been rendered.
  useEffect(() => {
    if (submissions > 0) summary.current?.focus()
  }, [submissions])

  const read = (element: HTMLFormElement) =>
    z.safeParse(schema, { ...Object.fromEntries(new FormData(element)), ...values }, { error: validationMessage })

  function submit(element: HTMLFormElement): void {
    if (isPending) return
    const result = read(element)
    setErrors(result.success ? noErrors : errorsOf(result.error))
    if (result.success) onSubmit(result.data)
    else setSubmissions((count) => count + 1)
  }

  function checkAgain({ currentTarget }: FocusEvent<HTMLFormElement>): void {
    if (errors === noErrors) return
    const result = read(currentTarget)
    const left = result.success ? noErrors : errorsOf(result.error)
    // Only what was reported is updated: a field that has not been reached yet is not an error.
    setErrors(Object.fromEntries(Object.entries(left).filter(([name]) => name in errors)))
  }

  return (
    <Column
      ref={form}
      // A prerendered page can be submitted before it is hydrated; this method sends nothing anywhere.
      method="dialog"
      noValidate
      onBlur={checkAgain}
      onKeyDown={ignoreHeldEnter}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <FormValidationContext value={refusal === undefined ? errors : { ...errors, [refusal.field]: refusal.message }}>
        <ErrorSummary errors={errors} summaryRef={summary} onChoose={(name) => focusField(form.current, name)} />
        {children}
      </FormValidationContext>
    </Column>
  )
}

/** A key that is held down repeats itself; each repetition would submit the form. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** The first message of each field. */
function errorsOf(error: z.core.$ZodError): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message
  return errors
}

/** Puts the focus on the control of a field, found by the name that every field carries as `data-field`. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = field?.querySelector('input:not([type=hidden], [hidden]), button, [role=spinbutton]')
  if (control instanceof HTMLElement) control.focus()
}
