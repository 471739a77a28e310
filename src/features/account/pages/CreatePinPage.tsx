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
import { noPin, pinCreationReducer } from '#src/features/account/model.ts'
import { newPinSchema, repeatedPinSchema } from '#src/features/account/schema.ts'
import { easyPinWarning } from '#src/lib/easyPin.ts'
import { paths } from '#src/paths.ts'
import { redirectMs, toastMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ResultMark } from '#src/ui/feedback/ResultMark.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { Columns, Stack, surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { LockIcon } from '#src/ui/text/Icon.tsx'
import { CalendarIcon, CardIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const Result = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 34rem;
  padding: ${space.xl} ${space.lg};
  ${surfaceStyle}
`

const Count = styled(SmallText)`
  @media ${media.desktop} {
    display: none;
  }
`
const Level = styled(Columns)`
  align-items: stretch;
`
const Entry = styled.div`
  max-width: 18rem;
  /* Reserves one line below, so that a warning about the last digit does not move the button. */
  [data-field] {
    min-height: 6.625rem;
  }
  @media ${media.narrow} {
    max-width: none;
  }
`
const points = [
  { Icon: CalendarIcon, text: 'Not a birthday, a year or 1234.' },
  { Icon: CardIcon, text: 'Not the PIN of a card or a phone.' },
  { Icon: LockIcon, text: "Known only to you. We'll never ask for it by phone, email or chat." },
]

export const loader = prefetching(() => [getGetPinStatusQueryOptions()])

export function Component() {
  const { data: status, refetch } = useGetPinStatus()
  const create = useSubmit(useCreatePin())
  const [state, setState] = useState(noPin)
  const [hadPin, setHadPin] = useState(false)
  const hasPin = state.step === 'enter' ? status?.haspin === true : hadPin

  async function enter(pin: string): Promise<void> {
    setHadPin(hasPin)
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
    else notify.success(dashboardTexts.pin.created, { durationMs: toastMs.pin })
  }

  const isDone = state.step === 'done'
  return (
    <Page
      title={isDone && !hasPin ? 'Your account is ready' : 'Create your transaction PIN'}
      step={isDone ? 'done' : undefined}
      subtitle={isDone ? undefined : "The last step: you'll confirm every transfer with it."}
    >
      {!hasPin && (
        <Stack $gap="xs">
          {!isDone && <Count aria-hidden="true">{`Step ${onboardingSteps} of ${onboardingSteps}`}</Count>}
          <OnboardingSteps current={isDone ? onboardingSteps : onboardingSteps - 1} />
        </Stack>
      )}
      {isDone ? (
        <Result>
          <ResultMark />
          <p role="status">{dashboardTexts.pin.created}</p>
          <TimedRedirect to={paths.dashboard.home()} afterMs={redirectMs.short} destination="dashboard" />
        </Result>
      ) : (
        <>
          {hasPin && state.step === 'enter' && (
            <Banner tone="info" action={<TextLink to={paths.dashboard.settings()}>Settings</TextLink>}>
              {hadPin || state.tries === 0
                ? 'You already have a transaction PIN. You can change it in Settings.'
                : "You have a transaction PIN now. If it isn't the one that you chose here, change it in Settings."}
            </Banner>
          )}
          <Level>
            <Panel title={state.step === 'enter' ? 'Choose your PIN' : 'Once more'}>
              <Entry>
                {state.step === 'enter' ? (
                  <PinForm
                    key={`enter ${state.tries}`}
                    label="New PIN"
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
                    // Repeated beside the button for another PIN.
                    warningOf={() => easyPinWarning(state.pin)}
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
            <Panel title="A good PIN">
              <IconPoints points={points} />
            </Panel>
          </Level>
        </>
      )}
    </Page>
  )
}

function announce(problem: string): void {
  notify.error(problem, { durationMs: toastMs.pin })
}
