import { useState } from 'react'
import styled from 'styled-components'
import { getGetPinStatusQueryOptions, useCreatePin, useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { PinForm } from '#src/components/form/PinForm.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { OnboardingSteps, onboardingSteps } from '#src/components/page/OnboardingSteps.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { TimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { newPinSchema, noPin, pinCreationReducer, repeatedPinSchema } from '#src/features/account/model.ts'
import { easyPinWarning } from '#src/lib/easyPin.ts'
import { paths } from '#src/paths.ts'
import { redirectMs, toastMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ResultMark } from '#src/ui/feedback/ResultMark.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { Stack, surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'

const Result = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 34rem;
  padding: ${space.xl} ${space.lg};
  ${surfaceStyle}
`

const Entry = styled.div`
  max-width: 24rem;
`

export const loader = prefetching(() => [getGetPinStatusQueryOptions()])

export function Component() {
  const { data: status, refetch } = useGetPinStatus()
  const create = useSubmit(useCreatePin())
  const [state, setState] = useState(noPin)
  const isDone = state.step === 'done'
  const hasPin = state.step === 'enter' && status?.haspin === true

  async function enter(pin: string): Promise<void> {
    const next = pinCreationReducer(state, { type: 'entered', pin })
    setState(next)
    if (next.step === 'enter' && next.problem !== undefined) announce(next.problem)
    if (next.step !== 'sending') return
    const outcome = await create.submit({ data: { pin: next.pin } })
    if (outcome === undefined) return
    // Only the browser's repetition may have been refused: then there is a PIN.
    if (outcome.kind !== 'success') void refetch()
    const last = pinCreationReducer(next, { type: 'responded', outcome })
    setState(last)
    if (last.step === 'enter' && last.problem !== undefined) announce(last.problem)
    else notify.success(dashboardTexts.pin.created, toastMs.pin)
  }

  return (
    <Page
      title={isDone ? 'Your account is ready' : 'Create your transaction PIN'}
      step={isDone ? 'done' : undefined}
      subtitle={isDone ? undefined : "The last step: you'll confirm every transfer with it."}
    >
      {hasPin ? (
        <Banner tone="info" action={<TextLink to={paths.dashboard.settings()}>Settings</TextLink>}>
          You have a transaction PIN now. If it isn't the one you want, change it in Settings.
        </Banner>
      ) : (
        <OnboardingSteps current={isDone ? onboardingSteps : onboardingSteps - 1} />
      )}
      {isDone ? (
        <Result>
          <ResultMark />
          <p role="status">{dashboardTexts.pin.created}</p>
          <TimedRedirect to={paths.dashboard.home()} afterMs={redirectMs.short} destination="dashboard" />
        </Result>
      ) : (
        <Panel title={state.step === 'enter' ? 'Choose your PIN' : 'Once more'}>
          <Entry>
            {state.step === 'enter' ? (
              <PinForm
                key={`enter ${state.tries}`}
                label="New PIN"
                description="Four digits of your choice."
                autoComplete="off"
                warningOf={easyPinWarning}
                schema={newPinSchema}
                onEnter={(pin) => void enter(pin)}
                isPending={false}
                errorMessage={state.problem}
                unanswered={state.unanswered}
                autoFocus
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
                renderActions={(confirm) => (
                  <Stack $gap="xs">
                    {confirm}
                    {state.step === 'repeat' && (
                      <Button
                        isWide
                        variant="quiet"
                        onPress={() => setState(pinCreationReducer(state, { type: 'restarted' }))}
                      >
                        Choose another PIN
                      </Button>
                    )}
                  </Stack>
                )}
              />
            )}
          </Entry>
        </Panel>
      )}
    </Page>
  )
}

function announce(problem: string): void {
  notify.error(problem, toastMs.pin)
}
