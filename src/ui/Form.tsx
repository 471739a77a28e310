import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import styled from 'styled-components'
import { size, space } from '#src/theme/tokens.ts'
import { ErrorSummary, type FieldErrors } from './ErrorSummary.tsx'

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  width: 100%;
  max-width: ${size.form};
`

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onFocus' | 'className' | 'style' | 'ref' | 'method' | 'noValidate'
> {
  /** Called for every submission, valid or not: the caller decides, and answers with `errors`. */
  onSubmit: () => void
  /** Shown as a summary above the fields; it takes the focus when a submission brings it up. */
  errors?: FieldErrors | undefined
  /** Submissions are ignored while one is under way, Enter in a lone field included. */
  isPending?: boolean | undefined
  /** Called whenever something in it takes the focus: a sign that it will be used. */
  onFocus?: (() => void) | undefined
  children: ReactNode
}

/** A form that never leaves the page and never shows the browser's own validation popups. */
export function Form({ onSubmit, errors, isPending, onFocus, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isAwaitingErrors = useRef(false)

  useEffect(() => {
    if (!isAwaitingErrors.current || summary.current === null) return
    isAwaitingErrors.current = false
    summary.current.focus()
  })

  function focusField(name: string): void {
    const field = form.current?.querySelector(`[data-field="${CSS.escape(name)}"]`)
    const control = field?.querySelector('input:not([type=hidden], [hidden]), button, [role=spinbutton]')
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <form
      {...rest}
      ref={form}
      // Sends nothing anywhere by itself: a page made ahead of time can be submitted before it comes alive.
      method="dialog"
      noValidate
      // One press is one submission: neither a key that is held down nor the second click of a double click is another.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      onClickCapture={(event) => {
        const isSubmit = event.target instanceof Element && event.target.closest('button[type=submit]') !== null
        if (isSubmit && event.detail > 1) event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        isAwaitingErrors.current = true
        onSubmit()
      }}
    >
      <Stack
        onFocus={onFocus}
        onInput={() => {
          isAwaitingErrors.current = false
        }}
      >
        {errors !== undefined && <ErrorSummary errors={errors} summaryRef={summary} onChoose={focusField} />}
        {children}
      </Stack>
    </form>
  )
}
