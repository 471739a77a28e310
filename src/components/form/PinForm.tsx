import { t } from '@lingui/core/macro'
import { type ReactNode, useId, useState } from 'react'
import type * as z from 'zod/mini'
import { toastMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { PinField, type PinFieldProps } from '#src/ui/fields/PinField.tsx'
import { Form } from './Form.tsx'
import type { PinFailure } from './pinFailure.ts'

export interface PinFormProps extends Pick<
  PinFieldProps,
  'label' | 'description' | 'errorMessage' | 'autoFocus' | 'autoComplete' | 'aria-describedby' | 'isShown'
> {
  schema: z.ZodMiniType<{ pin: string }>
  isPending: boolean
  /** Error for too few digits. */
  incomplete?: string
  /** Set if `errorMessage` is not about the digits. */
  unanswered?: PinFailure['unanswered']
  onEnter: (digits: string) => void
  /** Does not stop the form. */
  warningOf?: (digits: string) => string | undefined
  renderActions?: (confirm: ReactNode) => ReactNode
}

/** Use a new `key` for every try, so that the last digits are dropped. */
export function PinForm({
  schema,
  isPending,
  onEnter,
  errorMessage,
  incomplete = dashboardTexts.pin.invalid,
  unanswered,
  autoFocus,
  warningOf,
  renderActions,
  ...field
}: PinFormProps) {
  const [digits, setDigits] = useState('')
  const [shortTries, setShortTries] = useState(0)
  const [isCorrecting, setCorrecting] = useState(false)
  const problem = shortTries > 0 ? incomplete : errorMessage
  const isUnanswered = unanswered !== undefined && shortTries === 0
  const notice = useId()

  /** Hides the error of the last digits while the next ones are typed. */
  function type(next: string): void {
    if (problem !== undefined) setCorrecting(true)
    setDigits(next)
  }

  function refuse(): void {
    setDigits('')
    setShortTries(shortTries + 1)
    setCorrecting(false)
    notify.error(incomplete, toastMs.pin)
  }

  const confirm = (
    <Button isWide={renderActions === undefined} type="submit" isPending={isPending}>
      {dashboardTexts.pin.confirm}
    </Button>
  )
  return (
    <Form
      schema={schema}
      values={{ pin: digits }}
      isPending={isPending}
      onSubmit={({ pin }) => onEnter(pin)}
      onInvalid={refuse}
      hasErrors={false}
    >
      {isUnanswered && (
        <div id={notice}>
          <Banner tone="warning">
            {unanswered === 'unreached' ? t`We couldn't reach the bank.` : t`The bank gave no usable answer.`}
          </Banner>
        </div>
      )}
      <PinField
        {...field}
        {...(isUnanswered && { 'aria-describedby': [notice, field['aria-describedby']].join(' ') })}
        key={shortTries}
        name="pin"
        value={digits}
        onChange={type}
        warning={warningOf?.(digits)}
        errorMessage={isCorrecting || isUnanswered ? undefined : problem}
        autoFocus={autoFocus === true || shortTries > 0}
      />
      {renderActions === undefined ? confirm : renderActions(confirm)}
    </Form>
  )
}
