import { t } from '@lingui/core/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { getGetPinStatusQueryOptions, useCreatePin, useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { easyPinWarning } from '#src/components/form/easyPinWarning.ts'
import { pinFailure, type PinFailure } from '#src/components/form/pinFailure.ts'
import { PinForm } from '#src/components/form/PinForm.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { OnboardingSteps, onboardingSteps } from '#src/components/page/OnboardingSteps.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { TimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { newPinSchema, repeatedPinSchema } from '#src/features/account/schema.ts'
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

const Result = styled(Stack)`
  max-width: 34rem;
  padding: ${space.xl} ${space.lg};
  ${surfaceStyle}
`

const Entry = styled.div`
  max-width: 24rem;
`

export const loader = prefetching(() => [getGetPinStatusQueryOptions()])

interface PinTry extends Partial<PinFailure> {
  /** How many before have failed. */
  number: number
  /** Once it is to be repeated. Kept only until it is compared or sent. */
  pin?: string
}

/** Any failure starts again with empty fields. Only two equal PINs are sent. */
export function Component() {
  const { data: status, refetch } = useGetPinStatus()
  const create = useSubmit(useCreatePin())
  const [{ number, pin: first, problem, unanswered }, setTry] = useState<PinTry>({ number: 0 })
  const isDone = create.outcome?.kind === 'success'
  const hasPin = !isDone && first === undefined && status?.haspin === true

  function startAgain(failure: Partial<PinFailure> = {}): void {
    setTry({ number: number + 1, ...failure })
    if (failure.problem !== undefined) notify.error(failure.problem, toastMs.pin)
  }

  async function repeat(pin: string): Promise<void> {
    if (pin !== first) {
      startAgain({ problem: dashboardTexts.pin.mismatch })
      return
    }
    const outcome = await create.submit({ data: { pin } })
    if (outcome === undefined) return
    if (outcome.kind === 'success') {
      setTry({ number })
      notify.success(dashboardTexts.pin.created, toastMs.pin)
      return
    }
    startAgain(pinFailure(outcome))
    // Only the browser's repetition may have been refused: then there is a PIN.
    void refetch()
  }

  return (
    <Page
      title={isDone ? t`Your account is ready` : t`Create your transaction PIN`}
      step={isDone ? 'done' : undefined}
      subtitle={isDone ? undefined : t`The last step: you'll confirm every transfer with it.`}
    >
      {hasPin ? (
        <Banner tone="info" action={<TextLink to={paths.dashboard.settings()}>{t`Settings`}</TextLink>}>
          {t`You have a transaction PIN now. If it isn't the one you want, change it in Settings.`}
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
        <Panel title={first === undefined ? t`Choose your PIN` : t`Once more`}>
          <Entry>
            {first === undefined ? (
              <PinForm
                key={`enter ${number}`}
                label={t`New PIN`}
                description={t`Four digits of your choice.`}
                autoComplete="off"
                warningOf={easyPinWarning}
                schema={newPinSchema}
                onEnter={(pin) => setTry({ number, pin })}
                isPending={false}
                errorMessage={problem}
                unanswered={unanswered}
                autoFocus
              />
            ) : (
              <PinForm
                key="repeat"
                label={t`Repeat the PIN`}
                autoComplete="off"
                schema={repeatedPinSchema}
                onEnter={(pin) => void repeat(pin)}
                isPending={create.isPending}
                autoFocus
                renderActions={(confirm) => (
                  <Stack $gap="xs">
                    {confirm}
                    {!create.isPending && (
                      <Button isWide variant="quiet" onPress={() => startAgain()}>
                        {t`Choose another PIN`}
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
