import { plural, t } from '@lingui/core/macro'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { FormValidationContext } from 'react-aria-components'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { useHeldDraft, type DraftName } from '#src/drafts/drafts.ts'
import { ErrorSummary, type FieldErrors } from '#src/ui/fields/ErrorSummary.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import type { FieldRefusal } from './refusal.ts'

export interface FormSchema<Values> {
  safeParse: (
    values: Readonly<Record<string, unknown>>,
    params: { error: typeof validationMessage },
  ) => { success: true; data: Values } | { success: false; error: Pick<z.core.$ZodError, 'issues'> }
}

export interface FormProps<Values> {
  schema: FormSchema<Values>
  /** What the page holds itself, such as a file or an amount. It takes precedence over the fields' texts. */
  values?: Readonly<Record<string, unknown>>
  onSubmit: (values: Values) => void
  isPending: boolean
  onEdit?: ((values: Readonly<Record<string, FormDataEntryValue>>) => void) | undefined
  refusal?: FieldRefusal | undefined
  onInvalid?: (() => void) | undefined
  /** False if `onInvalid` shows the error and focuses the field. */
  hasErrors?: boolean | undefined
  formRef?: RefObject<HTMLFormElement | null>
  /** The draft's name for `useKeptDraft`. Omit it for a clean form, and for any with a PIN, code or password. */
  keepAs?: DraftName | undefined
  children: ReactNode
}

const noErrors: FieldErrors = {}

/** A failed submission focuses the only faulty field, or a summary of several. */
export function Form<Values>({
  schema,
  values,
  onSubmit,
  isPending,
  onEdit,
  refusal,
  onInvalid,
  hasErrors = true,
  formRef,
  keepAs,
  children,
}: FormProps<Values>) {
  const ownRef = useRef<HTMLFormElement>(null)
  const form = formRef ?? ownRef
  const summary = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState(noErrors)
  const { field: refusedField, text: refusedText = '' } = refusal ?? {}
  const [isEdited, setEdited] = useState(false)
  const isTyped = useRef(false)
  const shown = refusedField === undefined || isEdited ? errors : { ...errors, [refusedField]: refusedText }
  useEffect(() => {
    if (refusedField !== undefined) focusField(form.current, refusedField)
  }, [refusedField, refusedText, form])
  useHeldDraft(keepAs, () => (form.current === null ? {} : textsOf(form.current)))

  // A prerendered form can have typed text before hydration.
  const reportFirstValues = useEffectEvent(() => {
    if (form.current !== null) onEdit?.(formValues(form.current))
  })
  useLayoutEffect(() => reportFirstValues(), [])

  // The page may have changed a value itself.
  const followValues = useEffectEvent(showCorrections)
  useEffect(() => followValues(), [values])

  const read = (element: HTMLFormElement) =>
    schema.safeParse({ ...formValues(element), ...values }, { error: validationMessage })

  function submit(element: HTMLFormElement): void {
    setEdited(false)
    const result = read(element)
    if (result.success) {
      setErrors(noErrors)
      onSubmit(result.data)
      return
    }
    onInvalid?.()
    if (!hasErrors) return
    const found = errorsOf(result.error, element)
    flushSync(() => setErrors(found))
    const [first = ''] = Object.keys(found)
    if (summary.current !== null) summary.current.focus()
    // A closed section with the field opens first.
    else requestAnimationFrame(() => focusField(element, first))
  }

  /** A double click would submit twice. A press after typing is another one, even where the last page had its button. */
  function ignoreDoubleClick(event: MouseEvent): void {
    if (!(event.target instanceof Element) || event.target.closest('button[type=submit]') === null) return
    if (event.detail > 1 && !isTyped.current) event.preventDefault()
    isTyped.current = false
  }

  /** Also shows an error again that react-aria has hidden when the customer left the field. */
  function showCorrections(): void {
    const { current: element } = form
    if (element === null || errors === noErrors) return
    const result = read(element)
    const found = result.success ? [] : Object.entries(errorsOf(result.error, element))
    const left = found.filter(([name]) => name in errors)
    setErrors(left.length === 0 ? noErrors : Object.fromEntries(left))
  }

  return (
    <form
      ref={form}
      // A prerendered page can be submitted before hydration. This method sends nothing.
      method="dialog"
      noValidate
      onClickCapture={ignoreDoubleClick}
      onKeyDown={ignoreHeldEnter}
      onBlur={showCorrections}
      onInput={(event) => {
        isTyped.current = true
        if (refusedField !== undefined && fieldOf(event.target) === refusedField) setEdited(true)
        onEdit?.(formValues(event.currentTarget))
        showCorrections()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) submit(event.currentTarget)
      }}
    >
      <Stack>
        <ErrorSummary
          errors={errors}
          labelOf={(name) => fieldElement(form.current, name)?.dataset['label']}
          summaryRef={summary}
          onChoose={(name) => focusField(form.current, name)}
        />
        <FormValidationContext value={shown}>{children}</FormValidationContext>
      </Stack>
    </form>
  )
}

/** Holding a key down would submit the form repeatedly. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** react-aria has no way from a name to the field, its label and its place. */
function fieldElement(form: HTMLFormElement | null, name: string): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = fieldElement(form, name)?.querySelector<HTMLElement>(
    ':is(input:not([type=hidden], [hidden]), button):not(:disabled)',
  )
  control?.focus()
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

/** In the order of the fields, which only the page has. Those of checks of several fields come last otherwise. */
function errorsOf(error: Pick<z.core.$ZodError, 'issues'>, form: HTMLFormElement): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message
  const order = Array.from(form.querySelectorAll('[data-field]'), fieldOf)
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}

export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.minimum === 1
        ? t`Fill in this field`
        : plural(
            { minimum: Number(issue.minimum) },
            { one: 'Use at least # character', other: 'Use at least # characters' },
          )
    case 'too_big':
      return plural(
        { maximum: Number(issue.maximum) },
        { one: 'Use at most # character', other: 'Use at most # characters' },
      )
    default:
      return t`Check this field`
  }
}
