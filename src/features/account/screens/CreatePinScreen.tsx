import { useState } from 'react'
import { useCreatePin } from '#src/api/generated/hooks/account/account.ts'
import { messageOf } from '#src/api/outcome.ts'
import { useAction } from '#src/api/useAction.ts'
import { paths } from '#src/app/paths.ts'
import { redirectMs, texts, toastMs } from '#src/texts.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PinField } from '#src/ui/PinField.tsx'
import { TimedRedirect } from '#src/ui/TimedRedirect.tsx'
import { notify } from '#src/ui/toast.ts'

/** A PIN has four digits, everywhere. */
const pinLength = 4

/** Create the transaction PIN: enter it, confirm, enter it again. */
export function CreatePinScreen() {
  const create = useAction(useCreatePin())
  const [step, setStep] = useState<'enter' | 'repeat' | 'done'>('enter')
  const [pin, setPin] = useState('')
  const [repeated, setRepeated] = useState('')
  const [error, setError] = useState<string>()

  function fail(text: string): void {
    setError(text)
    notify.error(text, { durationMs: toastMs.pin })
    setPin('')
    setRepeated('')
    setStep('enter')
  }

  async function submit(): Promise<void> {
    setError(undefined)
    if (step === 'enter') {
      if (pin.length === pinLength) setStep('repeat')
      else setError(texts.pin.invalid)
      return
    }
    if (repeated !== pin) {
      fail(texts.pin.mismatch)
      return
    }
    const outcome = await create.run({ data: { pin } })
    switch (outcome?.kind) {
      case undefined:
        return
      case 'success':
        notify.success(messageOf(outcome.answer) ?? texts.pin.created, { durationMs: toastMs.pin })
        setStep('done')
        return
      case 'refused':
        fail(messageOf(outcome.answer) ?? texts.pin.invalid)
        return
      case 'failed':
        fail(outcome.reason === 'network' ? texts.pin.networkFailure : texts.somethingWentWrong)
    }
  }

  return (
    <Page title="Create your transaction PIN" subtitle="Four digits that confirm every transfer." step={step}>
      {step === 'done' ? (
        <>
          <Banner tone="success">{texts.pin.created}</Banner>
          <TimedRedirect to={paths.dashboard.home()} afterMs={redirectMs.short} destination="your dashboard" />
        </>
      ) : (
        <Form onSubmit={() => void submit()} isPending={create.isPending}>
          {step === 'enter' ? (
            <PinField key="enter" label="New PIN" name="pin" value={pin} onChange={setPin} errorMessage={error} />
          ) : (
            <PinField
              key="repeat"
              label="Repeat the PIN"
              name="repeated"
              value={repeated}
              onChange={setRepeated}
              errorMessage={error}
              autoFocus
            />
          )}
          <Button type="submit" isPending={create.isPending}>
            {texts.pin.confirm}
          </Button>
        </Form>
      )}
    </Page>
  )
}
