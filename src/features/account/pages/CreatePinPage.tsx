import { useReducer } from 'react'
import { getGetPinStatusQueryOptions, useCreatePin, useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { PinForm } from '#src/components/form/PinForm.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { TimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { createPin, noPin, type PinCreationEvent } from '#src/features/account/model.ts'
import { newPinSchema, repeatedPinSchema } from '#src/features/account/schema.ts'
import { paths } from '#src/paths.ts'
import { redirectMs, toastMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Columns, Points } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { notify } from '#src/ui/toast.ts'

export const loader = prefetching(() => [getGetPinStatusQueryOptions()])

/** Create the transaction PIN: enter it, confirm, enter it again. */
export function Component() {
  const { data: status } = useGetPinStatus()
  const create = useSubmit(useCreatePin())
  const [state, dispatch] = useReducer(createPin, noPin)

  /** Only a PIN entered twice the same is sent to the bank. The toast of every outcome is shown here. */
  async function enter(pin: string): Promise<void> {
    const entered = { type: 'entered', pin } satisfies PinCreationEvent
    const next = createPin(state, entered)
    dispatch(entered)
    if (next.step === 'enter' && next.problem !== undefined) announce(next.problem)
    if (next.step !== 'sending') return
    const outcome = await create.submit({ data: { pin: next.pin } })
    if (outcome === undefined) return
    const event = { type: 'responded', outcome } satisfies PinCreationEvent
    const last = createPin(next, event)
    dispatch(event)
    if (last.step === 'enter' && last.problem !== undefined) announce(last.problem)
    else notify.success(dashboardTexts.pin.created, { durationMs: toastMs.pin })
  }

  const hasPin = status?.haspin === true && state.step === 'enter'
  return (
    <Page
      title="Create your transaction PIN"
      subtitle="You'll use this 4-digit PIN to confirm transfers. Never share it. We'll never ask for it by phone, email or chat."
    >
      {state.step === 'done' ? (
        <>
          <Banner tone="success">{dashboardTexts.pin.created}</Banner>
          <TimedRedirect to={paths.dashboard.home()} afterMs={redirectMs.short} destination="dashboard" />
        </>
      ) : (
        <>
          {hasPin && (
            <Banner tone="info" action={<TextLink to={paths.dashboard.settings()}>Settings</TextLink>}>
              You already have a transaction PIN. You can change it in Settings.
            </Banner>
          )}
          <Columns>
            <Panel title={state.step === 'enter' ? 'Choose your PIN' : 'Once more'}>
              {state.step === 'enter' ? (
                <PinForm
                  key={`enter ${state.tries}`}
                  label="New PIN"
                  autoComplete="off"
                  schema={newPinSchema}
                  onEnter={(pin) => void enter(pin)}
                  isPending={false}
                  errorMessage={state.problem}
                  autoFocus={state.tries > 0}
                />
              ) : (
                <PinForm
                  key="repeat"
                  label="Repeat the PIN"
                  autoComplete="off"
                  schema={repeatedPinSchema}
                  onEnter={(pin) => void enter(pin)}
                  isPending={create.isPending}
                  autoFocus
                />
              )}
            </Panel>
            <Panel title="A good PIN">
              <Points>
                <li>Isn't a birthday, a year or 1234.</li>
                <li>Isn't the PIN of a card or a phone.</li>
                <li>Is known to nobody but you.</li>
              </Points>
            </Panel>
          </Columns>
        </>
      )}
    </Page>
  )
}

function announce(problem: string): void {
  notify.error(problem, { durationMs: toastMs.pin })
}
