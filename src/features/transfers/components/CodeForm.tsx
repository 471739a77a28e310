import { useState } from 'react'
import type { Transfer } from '#src/features/transfers/model.ts'
import { pinLength } from '#src/lib/pin.ts'
import { toastMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { PinField } from '#src/ui/PinField.tsx'
import { notify } from '#src/ui/toast.ts'

export interface CodeFormProps {
  state: Extract<Transfer, { step: 'pin' | 'authorization' }>
  isPending: boolean
  onEnter: (digits: string) => void
}

/** Asks for the PIN, or for the code that the bank wants after it. Mount it anew for every try: the digits do not survive. */
export function CodeForm({ state, isPending, onEnter }: CodeFormProps) {
  const [digits, setDigits] = useState('')
  const [shortTries, setShortTries] = useState(0)
  const isCode = state.step === 'authorization'

  /** Too few digits are no PIN, and need not be sent to know it. */
  function submit(): void {
    if (digits.length === pinLength) {
      onEnter(digits)
      return
    }
    setDigits('')
    setShortTries(shortTries + 1)
    notify.error(dashboardTexts.pin.invalid, { durationMs: toastMs.pin })
  }

  return (
    <Form isPending={isPending} onSubmit={submit}>
      <PinField
        key={shortTries}
        label={isCode ? dashboardTexts.transfer.authorizationCode : 'Transaction PIN'}
        name="pin"
        autoComplete={isCode ? 'one-time-code' : 'off'}
        description={isCode ? dashboardTexts.transfer.neverCharged : undefined}
        value={digits}
        onChange={setDigits}
        errorMessage={shortTries > 0 ? dashboardTexts.pin.invalid : state.problem}
        autoFocus={state.tries + shortTries > 0}
      />
      <Button type="submit" isPending={isPending}>
        {dashboardTexts.pin.confirm}
      </Button>
    </Form>
  )
}
