import { useState } from 'react'
import type { Transfer } from '#src/features/transfers/model.ts'
import { pinLength } from '#src/lib/pin.ts'
import { texts } from '#src/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { PinField } from '#src/ui/PinField.tsx'

export interface CodeFormProps {
  state: Extract<Transfer, { step: 'pin' | 'authorization' }>
  isPending: boolean
  onEnter: (digits: string) => void
}

/** Asks for the PIN, or for the code that the bank wants after it. Mount it anew for every try: the digits do not survive. */
export function CodeForm({ state, isPending, onEnter }: CodeFormProps) {
  const [digits, setDigits] = useState('')
  const [isShort, setShort] = useState(false)
  const isCode = state.step === 'authorization'
  return (
    <Form
      isPending={isPending}
      onSubmit={() => {
        setShort(digits.length < pinLength)
        if (digits.length === pinLength) onEnter(digits)
      }}
    >
      <PinField
        label={isCode ? texts.transfer.authorizationCode : 'Transaction PIN'}
        name="pin"
        autoComplete={isCode ? 'one-time-code' : 'off'}
        description={isCode ? texts.transfer.neverCharged : undefined}
        value={digits}
        onChange={setDigits}
        errorMessage={isShort && digits.length < pinLength ? texts.pin.invalid : state.problem}
        autoFocus={state.tries > 0}
      />
      <Button type="submit" isPending={isPending}>
        {texts.pin.confirm}
      </Button>
    </Form>
  )
}
