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
import type * as z from 'zod/mini'
import type { DraftName } from '#src/drafts/drafts.ts'
import { useHeldDraft } from '#src/drafts/useDrafts.ts'
import { focusField, FormFrame } from '#src/ui/FormFrame.tsx'
import type { FieldRefusal } from './refusal.ts'
import { validationMessage } from './validationMessage.ts'

export interface FormSchema<Values> {
  safeParse: (
    values: Readonly<Record<string, unknown>>,
    params: { error: typeof validationMessage },
  ) => { success: true; data: Values } | { success: false; error: Pick<z.core.$ZodError, 'issues'> }
}

export interface FormProps<Values> {
  schema: FormSchema<Values>
  values?: Readonly<Record<string, unknown>>
  onSubmit: (values: Values) => void
  isPending: boolean
  /** Controls without an input event, such as a list or a date, need their own `onChange`. */
  onEdit?: ((values: Readonly<Record<string, FormDataEntryValue>>) => void) | undefined
  refusal?: FieldRefusal | undefined
  onInvalid?: (() => void) | undefined
  /** False for a form with one field; `onInvalid` must then focus the field. */
  hasSummary?: boolean | undefined
  formRef?: RefObject<HTMLFormElement | null>
  /** The draft's name for `useKeptDraft`. Omit it for a clean form, and for any with a PIN, code or password. */
  keepAs?: DraftName | undefined
  children: ReactNode
}

type Errors = Readonly<Record<string, string>>

const noErrors: Errors = {}

/** Fields keep their own values, so typing renders only the field. */
export function Form<Values>({
  schema,
  values,
  onSubmit,
  isPending,
  onEdit,
  refusal,
  onInvalid,
  hasSummary = true,
  formRef,
  keepAs,
  children,
}: FormProps<Values>) {
  const ownRef = useRef<HTMLFormElement>(null)
  const form = formRef ?? ownRef
  const [found, setErrors] = useState(noErrors)
  const chosen = chosenFiles(values).join(' ')
  // A new errors object makes react-aria show every error again, even on fields edited since.
  const errors = useMemo(() => without(found, chosen.split(' ')), [found, chosen])
  const { field: refusedField, text: refusedText } = refusal ?? {}
  const [isEdited, setEdited] = useState(false)
  const shown = useMemo(
    () => (refusedField === undefined || isEdited ? errors : { ...errors, [refusedField]: refusedText ?? '' }),
    [errors, refusedField, refusedText, isEdited],
  )
  useEffect(() => {
    if (refusedField !== undefined) focusField(form.current, refusedField)
  }, [refusedField, refusedText, form])
  useHeldDraft(keepAs, () => (form.current === null ? {} : textsOf(form.current)))

  // A prerendered form can have typed text before hydration.
  const reportFirstValues = useEffectEvent(() => {
    if (form.current !== null) onEdit?.(formValues(form.current))
  })
  useLayoutEffect(() => reportFirstValues(), [])

  const read = (element: HTMLFormElement) =>
    schema.safeParse({ ...formValues(element), ...values }, { error: validationMessage })

  function submit(element: HTMLFormElement): void {
    setEdited(false)
    const result = read(element)
    setErrors(result.success ? noErrors : errorsOf(result.error, element))
    if (result.success) onSubmit(result.data)
    else onInvalid?.()
  }

  function remainingErrors(element: HTMLFormElement): Errors {
    const result = read(element)
    const remaining = result.success ? noErrors : errorsOf(result.error, element)
    return Object.fromEntries(Object.entries(remaining).filter(([name]) => name in errors))
  }

  function checkAgain({ type, target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>): void {
    const focused = type === 'blur' ? relatedTarget : target
    if (isSubmitButton(focused)) return
    if (errors !== noErrors) setErrors(remainingErrors(currentTarget))
  }

  /** The key that corrects an error hides it. No other key renders the form. */
  function showCorrections(element: HTMLFormElement): void {
    if (errors === noErrors) return
    const remaining = remainingErrors(element)
    if (Object.keys(remaining).length < Object.keys(errors).length) setErrors(remaining)
  }

  return (
    <FormFrame
      formRef={form}
      onSubmit={submit}
      errors={hasSummary ? errors : undefined}
      isPending={isPending}
      onBlur={checkAgain}
      // A list returns the focus to its field after a choice.
      onFocus={checkAgain}
      onInput={(event) => {
        if (refusedField !== undefined && fieldOf(event.target) === refusedField) setEdited(true)
        onEdit?.(formValues(event.currentTarget))
        showCorrections(event.currentTarget)
      }}
    >
      <FormValidationContext value={shown}>{children}</FormValidationContext>
    </FormFrame>
  )
}

/** A file chosen after the submission clears its field's error. */
function chosenFiles(values: FormProps<unknown>['values'] = {}): string[] {
  return Object.keys(values).filter((name) => values[name] instanceof Blob)
}

function without(errors: Errors, names: readonly string[]): Errors {
  const entries = Object.entries(errors).filter(([name]) => !names.includes(name))
  return entries.length === 0 ? noErrors : Object.fromEntries(entries)
}

/** A line that appears or disappears on a press would move the button under the pointer. */
export function isSubmitButton(focused: EventTarget | null): boolean {
  return focused instanceof HTMLButtonElement && focused.type === 'submit'
}

function fieldOf(input: EventTarget): string | undefined {
  const field = input instanceof Element ? input.closest<HTMLElement>('[data-field]') : undefined
  return field?.dataset['field']
}

export function formValues(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const values = Object.fromEntries(new FormData(form))
  for (const [name, value] of Object.entries(values)) {
    // FormData replaces a lone surrogate, such as half of a cut emoji. Validation must see the typed text.
    const control = typeof value === 'string' && value.includes('\uFFFD') && form.elements.namedItem(name)
    if (control instanceof HTMLInputElement) values[name] = control.value
  }
  return values
}

export function hasInput(values: Readonly<Record<string, FormDataEntryValue>>): boolean {
  return Object.values(values).some((value) => typeof value === 'string' && value !== '')
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(formValues(form))) if (typeof value === 'string') texts[name] = value
  return texts
}

/** In the order of the fields. Those of checks of several fields come last otherwise. */
function errorsOf(error: Pick<z.core.$ZodError, 'issues'>, form: HTMLFormElement): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message
  const order = Array.from(form.querySelectorAll('[data-field]'), fieldOf)
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}
