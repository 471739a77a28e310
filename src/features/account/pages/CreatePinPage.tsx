import { useReducer } from 'react'
import { useCreatePin, useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { paths } from '#src/paths.ts'
import { createPin, noPin } from '#src/features/account/model.ts'
import type { PinCreationEvent } from '#src/features/account/model.ts'
import { redirectMs, toastMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Page } from '#src/components/Page.tsx'
import { PinField } from '#src/ui/PinField.tsx'
import { TextLink } from '#src/components/TextLink.tsx'
import { TimedRedirect } from '#src/components/TimedRedirect.tsx'
import { notify } from '#src/ui/toast.ts'

/** Create the transaction PIN: enter it, confirm, enter it again. */
export function CreatePinPage() {
  const { data: status } = useGetPinStatus()
  const create = useSubmit(useCreatePin())
  const [state, dispatch] = useReducer(createPin, noPin)

  /** Takes a step and says aloud how it ended; only a PIN entered twice the same goes to the bank. */
  async function submit(): Promise<void> {
    const next = createPin(state, { type: 'confirmed' })
    dispatch({ type: 'confirmed' })
    if (next.step === 'enter' && next.problem !== undefined) announce(next.problem)
    if (next.step !== 'sending') return
    const outcome = await create.submit({ data: { pin: next.pin } })
    if (outcome === undefined) return
    const event = { type: 'answered', outcome } satisfies PinCreationEvent
    const last = createPin(next, event)
    dispatch(event)
    if (last.step === 'enter' && last.problem !== undefined) announce(last.problem)
    else notify.success(dashboardTexts.pin.created, { durationMs: toastMs.pin })
  }

  const hasPin = status?.haspin === true && state.step === 'enter'
  return (
    <Page
      title="Create your transaction PIN"
      subtitle="Four digits that confirm every transfer. Keep them to yourself: nobody at the bank will ever ask for them."
    >
      {state.step === 'done' ? (
        <>
          <Banner tone="success">{dashboardTexts.pin.created}</Banner>
          <TimedRedirect to={paths.dashboard.home()} afterMs={redirectMs.short} destination="your dashboard" />
        </>
      ) : (
        <Form onSubmit={() => void submit()} isPending={create.isPending}>
          {hasPin && (
            <Banner tone="info" action={<TextLink to={paths.dashboard.settings()}>Settings</TextLink>}>
              You have a transaction PIN already. It can be changed in Settings.
            </Banner>
          )}
          {state.step === 'enter' ? (
            <PinField
              key={`enter ${state.tries}`}
              label="New PIN"
              name="pin"
              autoComplete="off"
              value={state.pin}
              onChange={(digits) => dispatch({ type: 'typed', digits })}
              errorMessage={state.problem}
              autoFocus={state.tries > 0}
            />
          ) : (
            <PinField
              key="repeat"
              label="Repeat the PIN"
              name="repeated"
              autoComplete="off"
              value={state.step === 'repeat' ? state.repeated : state.pin}
              onChange={(digits) => dispatch({ type: 'typed', digits })}
              autoFocus
            />
          )}
          <Button type="submit" isPending={create.isPending}>
            {dashboardTexts.pin.confirm}
          </Button>
        </Form>
      )}
    </Page>
  )
}

function announce(problem: string): void {
  notify.error(problem, { durationMs: toastMs.pin })
}
