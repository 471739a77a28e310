import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { Stack } from './Columns.tsx'
import { ErrorSummary, type FieldErrors } from './ErrorSummary.tsx'

export interface FormFrameProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onKeyDown' | 'onClickCapture' | 'className' | 'style' | 'ref' | 'method' | 'noValidate'
> {
  /** Called for every submission, valid or not. The caller validates and sets `errors`. */
  onSubmit: (form: HTMLFormElement) => void
  /** After a submission the only faulty field gets the focus, or the summary of several. */
  errors?: FieldErrors | undefined
  isPending?: boolean | undefined
  formRef?: RefObject<HTMLFormElement | null> | undefined
  children: ReactNode
}

export function FormFrame({ onSubmit, onInput, errors, isPending, formRef, children, ...rest }: FormFrameProps) {
  const ownRef = useRef<HTMLFormElement>(null)
  const form = formRef ?? ownRef
  const summary = useRef<HTMLDivElement>(null)
  const isAwaitingErrors = useRef(false)
  const lastPressed = useRef<Element>(null)

  // The errors are shown only after the failed submission has been rendered.
  useEffect(() => {
    const [first] = Object.keys(errors ?? {})
    if (!isAwaitingErrors.current || first === undefined) return
    isAwaitingErrors.current = false
    if (summary.current !== null) summary.current.focus()
    // A closed section with the field opens after this effect.
    else requestAnimationFrame(() => focusField(form.current, first))
  })

  // A native listener: React would create an event for every key.
  useEffect(() => {
    const element = form.current
    element?.addEventListener('keydown', ignoreHeldEnter)
    return () => element?.removeEventListener('keydown', ignoreHeldEnter)
  }, [form])

  /** A double click would submit twice. After a press in another form, the second click is a press of its own. */
  function ignoreDoubleClick(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button[type=submit]') : null
    if (event.detail > 1 && button !== null && button === lastPressed.current) event.preventDefault()
    lastPressed.current = button
  }

  return (
    <form
      {...rest}
      ref={form}
      // A prerendered page can be submitted before hydration. This method sends nothing.
      method="dialog"
      noValidate
      onClickCapture={ignoreDoubleClick}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        isAwaitingErrors.current = true
        onSubmit(event.currentTarget)
      }}
      onInput={(event) => {
        isAwaitingErrors.current = false
        onInput?.(event)
      }}
    >
      <Stack>
        {errors !== undefined && (
          <ErrorSummary
            errors={errors}
            labelOf={(name) => fieldIn(form.current, name)?.dataset['label']}
            summaryRef={summary}
            onChoose={(name) => focusField(form.current, name)}
          />
        )}
        {children}
      </Stack>
    </form>
  )
}

/** Holding a key down would submit the form repeatedly. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

function fieldIn(form: HTMLFormElement | null, name: string): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = fieldIn(form, name)?.querySelector<HTMLElement>(
    ':is(input:not([type=hidden], [hidden]), select, button):not(:disabled)',
  )
  control?.focus()
}
