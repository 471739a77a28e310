import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { FormValidationContext } from 'react-aria-components'
import * as z from 'zod/mini'
import type { DraftName } from '#src/drafts/drafts.ts'
import { useHeldDraft } from '#src/drafts/useDrafts.ts'
import { Form as PlainForm } from '#src/ui/Form.tsx'
import type { FieldRefusal } from './refusal.ts'
import { validationMessage } from './validationMessage.ts'

export interface FormProps<Schema extends z.ZodMiniType> {
  /** What the form's named inputs have to be. Its output is what `onSubmit` gets. */
  schema: Schema
  /** Values of fields without an input of their own, such as a chosen file. They are added to those of the inputs. */
  values?: Readonly<Record<string, unknown>>
  /** Called with valid values only. */
  onSubmit: (values: z.output<Schema>) => void
  /** While true nothing is submitted. */
  isPending: boolean
  /**
   * Called with the values of the inputs after every key and press that changes one. Fields that change without one, such
   * as a list or a date, have to be watched by their own `onChange`.
   */
  onEdit?: ((values: Readonly<Record<string, FormDataEntryValue>>) => void) | undefined
  /** What the bank refused: shown at its field, which takes the focus, until the field is edited. */
  refusal?: FieldRefusal | undefined
  /** Called when a submission found errors. */
  onInvalid?: (() => void) | undefined
  /** A form with one field needs no summary. Then `onInvalid` has to put the focus into the field. */
  hasSummary?: boolean | undefined
  /** For controls outside of the form. */
  id?: string | undefined
  formRef?: RefObject<HTMLFormElement | null>
  /**
   * Under this name the texts in the inputs are kept when the session ends, and offered after signing in again, see
   * `useKeptDraft` and `KeptDraftsNotice`. Undefined while there is nothing to lose. Never for a form with a PIN, code or
   * password.
   */
  keepAs?: DraftName | undefined
  children: ReactNode
}

type Errors = Readonly<Record<string, string>>

const noErrors: Errors = {}

/**
 * A form whose rules are a schema. Its fields keep their own values, so typing renders no more than the field. Errors are
 * shown at their fields and in a summary that takes the focus, and go away as they are corrected.
 */
export function Form<Schema extends z.ZodMiniType>({
  schema,
  values,
  onSubmit,
  isPending,
  onEdit,
  refusal,
  onInvalid,
  hasSummary = true,
  id,
  formRef,
  keepAs,
  children,
}: FormProps<Schema>) {
  const ownRef = useRef<HTMLFormElement>(null)
  const form = formRef ?? ownRef
  const [errors, setErrors] = useState(noErrors)
  const { field: refusedField, text: refusedText } = refusal ?? {}
  const [isEdited, setEdited] = useState(false)
  const shown = useMemo(
    () => (refusedField === undefined || isEdited ? errors : { ...errors, [refusedField]: refusedText ?? '' }),
    [errors, refusedField, refusedText, isEdited],
  )
  useEffect(() => {
    if (refusedField === undefined) return
    const field = form.current?.querySelector(`[data-field="${CSS.escape(refusedField)}"]`)
    field?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [refusedField, refusedText, form])
  useHeldDraft(keepAs, () => (form.current === null ? {} : textsOf(form.current)))

  // A prerendered page can be typed into before it is hydrated.
  const reportFirstValues = useEffectEvent(() => {
    if (form.current !== null) onEdit?.(formValues(form.current))
  })
  useLayoutEffect(() => reportFirstValues(), [])

  const read = (element: HTMLFormElement) =>
    z.safeParse(schema, { ...formValues(element), ...values }, { error: validationMessage })

  function submit(element: HTMLFormElement): void {
    setEdited(false)
    const result = read(element)
    setErrors(result.success ? noErrors : errorsOf(result.error))
    if (result.success) onSubmit(result.data)
    else onInvalid?.()
  }

  /** The reported errors that still apply: a field that has not been reached yet is not an error. */
  function remainingErrors(element: HTMLFormElement): Errors {
    const result = read(element)
    const remaining = result.success ? noErrors : errorsOf(result.error)
    return Object.fromEntries(Object.entries(remaining).filter(([name]) => name in errors))
  }

  function checkAgain({ type, target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>): void {
    const focused = type === 'blur' ? relatedTarget : target
    // Pressing a button checks the whole form. If an error disappeared before, the button would move under the pointer.
    if (focused instanceof HTMLButtonElement && focused.type === 'submit') return
    if (errors !== noErrors) setErrors(remainingErrors(currentTarget))
  }

  /** An error disappears with the key that corrects it; the form renders for no other key. */
  function showCorrections(element: HTMLFormElement): void {
    if (errors === noErrors) return
    const remaining = remainingErrors(element)
    if (Object.keys(remaining).length < Object.keys(errors).length) setErrors(remaining)
  }

  return (
    <PlainForm
      id={id}
      formRef={form}
      onSubmit={submit}
      errors={hasSummary ? errors : undefined}
      isPending={isPending}
      onBlur={checkAgain}
      // The focus returns from a list when something has been chosen there.
      onFocus={checkAgain}
      onInput={(event) => {
        if (refusedField !== undefined && fieldOf(event.target) === refusedField) setEdited(true)
        onEdit?.(formValues(event.currentTarget))
        showCorrections(event.currentTarget)
      }}
    >
      <FormValidationContext value={shown}>{children}</FormValidationContext>
    </PlainForm>
  )
}

/** The name of the field that an input belongs to. */
function fieldOf(input: EventTarget): string | undefined {
  const field = input instanceof Element ? input.closest<HTMLElement>('[data-field]') : undefined
  return field?.dataset['field']
}

/** The values of a form's inputs, by name. */
export function formValues(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const values = Object.fromEntries(new FormData(form))
  for (const [name, value] of Object.entries(values)) {
    // FormData replaces half a character, such as a cut emoji leaves behind. What is checked must be what was typed.
    const control = typeof value === 'string' && value.includes('\uFFFD') && form.elements.namedItem(name)
    if (control instanceof HTMLInputElement) values[name] = control.value
  }
  return values
}

/** Whether any of a form's values has been typed or chosen, files aside. */
export function hasInput(values: Readonly<Record<string, FormDataEntryValue>>): boolean {
  return Object.values(values).some((value) => typeof value === 'string' && value !== '')
}

/** The same without files. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(formValues(form))) if (typeof value === 'string') texts[name] = value
  return texts
}

/** The first message of each field. */
function errorsOf(error: z.core.$ZodError): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message
  return errors
}
