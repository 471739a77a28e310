import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { newIdempotencyKey } from '#src/api/idempotency.ts'
import { paths } from '#src/paths.ts'
import type { Transfer } from '#src/features/transfers/model.ts'
import { CodeForm } from '#src/features/transfers/components/CodeForm.tsx'
import { Done } from '#src/features/transfers/components/Done.tsx'
import { NoPinNotice } from '#src/features/transfers/components/NoPinNotice.tsx'
import { OrderSummary } from '#src/features/transfers/components/OrderSummary.tsx'
import { TransferPage } from '#src/features/transfers/components/TransferPage.tsx'
import { Unsent } from '#src/features/transfers/components/Unsent.tsx'
import { useTransfer } from '#src/features/transfers/components/transferContext.ts'
import { useAuthorization } from '#src/features/transfers/hooks/useAuthorization.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { ButtonLink } from '#src/components/ButtonLink.tsx'
import { AsyncBoundary } from '#src/components/AsyncBoundary.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Waiting } from '#src/ui/Waiting.tsx'

const Body = styled.p`
  margin-block-end: ${space.lg};
`

/** The last step of a transfer: the PIN, a code if the bank wants one, and what became of the order. */
export function TransferPinPage() {
  const { state } = useTransfer()
  switch (state.step) {
    case 'details':
      return <Navigate replace to={paths.dashboard.send()} />
    case 'review':
      return <Navigate replace to={paths.dashboard.sendConfirm()} />
    case 'pin':
    case 'authorization':
    case 'support':
    case 'sending':
    case 'unsent':
    case 'done':
      return (
        <TransferPage
          title={titleOf(state)}
          step={state.step}
          round={state.step === 'authorization' ? state.demands : undefined}
        >
          <AsyncBoundary>
            <Step state={state} />
          </AsyncBoundary>
        </TransferPage>
      )
  }
}

type PinStep = Exclude<Transfer, { step: 'details' | 'review' }>

function titleOf(state: PinStep): string {
  switch (state.step) {
    case 'pin':
      return 'Confirm with your PIN'
    case 'sending':
      return 'Sending your transfer'
    case 'authorization':
      return state.demand.head || dashboardTexts.transfer.authorizationCode
    case 'support':
      return 'Please contact support'
    case 'unsent':
      return 'Your transfer was not confirmed'
    case 'done':
      return 'Transfer ordered'
  }
}

function Step({ state }: { state: PinStep }) {
  const { dispatch } = useTransfer()
  const { enter, isPending } = useAuthorization()
  const { account, currency } = useGetAccountSuspense().data
  const currencies = { currency, accountCurrency: account.currency }
  switch (state.step) {
    case 'done':
      return <Done state={state} {...currencies} />
    case 'support':
      return (
        <Banner
          tone="warning"
          action={<ButtonLink to={paths.dashboard.contact()}>{dashboardTexts.contact.title}</ButtonLink>}
        >
          The bank has asked for one code after the other. Nothing was sent. Please contact support before you go on,
          and never pay for a code.
        </Banner>
      )
    case 'unsent':
      return (
        <>
          <Unsent failure={state.failure} onResume={() => dispatch({ type: 'resumed', key: newIdempotencyKey() })} />
          <OrderSummary order={state.order} {...currencies} />
        </>
      )
    case 'sending':
      return (
        <>
          <Waiting>The order is on its way to the bank.</Waiting>
          <OrderSummary order={state.order} {...currencies} />
        </>
      )
    case 'pin':
    case 'authorization':
      return (
        <>
          <NoPinNotice />
          <OrderSummary order={state.order} {...currencies} />
          <Panel title={state.step === 'pin' ? 'Enter your PIN' : 'Enter the code'}>
            {state.step === 'authorization' && <Body>{state.demand.body}</Body>}
            <CodeForm
              key={`${state.step} ${state.step === 'pin' ? 0 : state.demands} ${state.tries}`}
              state={state}
              isPending={isPending}
              onEnter={(digits) => void enter(state, digits)}
            />
          </Panel>
        </>
      )
  }
}
