import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { NoPinNotice } from '#src/components/form/notices.tsx'
import { PinForm } from '#src/components/form/PinForm.tsx'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { config } from '#src/config.ts'
import type { OwnAccount } from '#src/features/transactions/receipt.ts'
import { Done } from '#src/features/transfers/components/Done.tsx'
import { OrderActionBar, OrderSummary, PayeeGets } from '#src/features/transfers/components/OrderSummary.tsx'
import { useTransfer, useTransferState } from '#src/features/transfers/components/transferContext.ts'
import { TransferPage } from '#src/features/transfers/components/TransferPage.tsx'
import { Unsent } from '#src/features/transfers/components/Unsent.tsx'
import { useAuthorization } from '#src/features/transfers/hooks/useAuthorization.ts'
import type { Failure, Transfer } from '#src/features/transfers/model.ts'
import { codeSchema, pinSchema } from '#src/features/transfers/schema.ts'
import { formatMoney } from '#src/lib/money.ts'
import { useOpenOrder } from '#src/orders/useOrder.ts'
import { WaitingForOther } from '#src/orders/WaitingForOther.tsx'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { PressedLink } from '#src/ui/buttons/Link.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Waiting } from '#src/ui/feedback/Waiting.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

export function Component() {
  const state = useTransferState()
  if (state.step === 'details') return <Navigate replace to={paths.dashboard.send()} />
  if (state.step === 'review') return <Navigate replace to={paths.dashboard.sendConfirm()} />
  return (
    <TransferPage title={titleOf(state)} step={state.step} demands={state.demands}>
      <AsyncBoundary>
        <Step state={state} />
      </AsyncBoundary>
    </TransferPage>
  )
}

type PinStep = Exclude<Transfer, { step: 'details' | 'review' }>

function titleOf(state: PinStep): string {
  switch (state.step) {
    case 'pin':
      return t`Enter your PIN`
    case 'sending':
      return t`Sending your transfer`
    case 'authorization':
      return state.demand.head || dashboardTexts.transfer.authorizationCode
    case 'support':
      return state.problem !== undefined && state.demands === 0 ? t`Your PIN is locked` : t`Contact support`
    case 'unsent':
      return unsentTitles[state.failure.kind]
    case 'done':
      return dashboardTexts.transfer.success
  }
}

const unsentTitles = {
  refused: t`Your transfer wasn't accepted`,
  turnedAway: t`Your transfer isn't in the list`,
  unknown: t`Your transfer may have been sent`,
  listed: t`The bank has your transfer`,
  declined: t`Your transfer failed`,
  asked: t`Your transfer hasn't been sent yet`,
} as const satisfies Record<Failure['kind'], string>

function Step({ state }: { state: PinStep }) {
  const { dispatch } = useTransfer()
  const { account, currency, user } = useGetAccountSuspense().data
  const { enter, resume, isPending, submission } = useAuthorization(currency)
  const { result, missingAt, before, added, cancelWait, isRepeated } = submission
  useEffect(() => {
    if (result === 'listed' || result === 'declined') dispatch({ type: 'proven', order: state.order, proof: result })
  }, [result, dispatch, state.order])
  const hasEarlier = useOpenOrder('submitTransfer') !== undefined
  const own = { holder: user?.fullname, number: account.account_no, code: account.currency, symbol: currency }
  if (state.step === 'done')
    return (
      <Done
        state={state}
        account={own}
        sentId={added.length === 1 ? added[0]?.id : undefined}
        isRepeated={isRepeated}
      />
    )
  return (
    <Columns $hasNarrowSide>
      {state.step === 'support' && <Support problem={state.problem} hasEarlier={hasEarlier} />}
      {state.step === 'unsent' && (
        <Unsent state={state} currency={currency} missingAt={missingAt} listedBefore={before} onResume={resume} />
      )}
      {state.step === 'sending' &&
        (cancelWait === undefined ? (
          <Waiting whenLong={t`It takes longer than usual. Don't send it again.`}>
            {t`Waiting for the bank's answer.`}
          </Waiting>
        ) : (
          <WaitingForOther onCancel={cancelWait} operation="submitTransfer" />
        ))}
      {(state.step === 'pin' || state.step === 'authorization') && (
        <Stack>
          <NoPinNotice />
          <CodePanel
            key={`${state.step} ${state.demands} ${state.tries}`}
            state={state}
            isPending={isPending}
            hasEarlier={hasEarlier}
            onEnter={(digits) => void enter(state, digits)}
            onCodeMissed={() => dispatch({ type: 'resumed' })}
            account={own}
          />
        </Stack>
      )}
      <OrderSummary order={state.order} account={own} />
    </Columns>
  )
}

const Confirm = styled.span`
  @media ${media.desktop} {
    display: grid;
    flex: 0 1 18rem;
  }
`

interface CodePanelProps {
  state: Extract<Transfer, { step: 'pin' | 'authorization' }>
  account: Pick<OwnAccount, 'code' | 'symbol'>
  isPending: boolean
  hasEarlier: boolean
  onEnter: (digits: string) => void
  onCodeMissed: () => void
}

function CodePanel({ state, account, isPending, hasEarlier, onEnter, onCodeMissed }: CodePanelProps) {
  const { amount, details } = state.order
  const support = dashboardTexts.contact.title
  const demand = useId()
  const payeeGets = { quote: state.order, payee: details, account }
  const form = {
    isPending,
    onEnter,
    errorMessage: state.problem,
    unanswered: state.unanswered,
    renderActions: (confirm: ReactNode) => (
      <OrderActionBar {...payeeGets} back={paths.dashboard.sendConfirm()}>
        <Confirm>{confirm}</Confirm>
      </OrderActionBar>
    ),
  }
  return (
    <Panel title={t`Send ${{ amount: formatMoney(amount, account.symbol) }}`}>
      <Stack>
        <p>
          <PayeeGets {...payeeGets} />
        </p>
        {state.step === 'authorization' ? (
          <>
            {state.demands > 1 && <Banner tone="success">{t`Code 1 accepted. The bank asks for a second one.`}</Banner>}
            <p id={demand}>
              <bdi>{state.demand.body}</bdi>{' '}
              {state.problem === undefined && (
                <span>{hasEarlier ? nothingSent : t`Your transfer hasn't been sent yet.`}</span>
              )}
            </p>
            <PinForm
              {...form}
              schema={codeSchema}
              label={dashboardTexts.transfer.authorizationCode}
              autoComplete="one-time-code"
              incomplete={t`Enter the 4 digits of the code`}
              isShown
              description={dashboardTexts.transfer.neverCharged}
              aria-describedby={demand}
              autoFocus
            />
          </>
        ) : (
          <PinForm {...form} schema={pinSchema} label={t`Transaction PIN`} autoComplete="off" autoFocus />
        )}
        <SmallText>
          {state.problem !== undefined && <strong>{`${failedTry(state, hasEarlier)} `}</strong>}
          {state.step === 'authorization' ? (
            <span key="code">
              <Trans>
                No code? Look in your spam folder, or{' '}
                <PressedLink isDisabled={isPending} onPress={onCodeMissed}>
                  enter your PIN again
                </PressedLink>{' '}
                for a new one. Still no code? Ask <TextLink to={paths.dashboard.contact()}>{support}</TextLink>.
              </Trans>
            </span>
          ) : (
            <span key="pin">
              {state.problem === undefined && (
                <span>
                  {`${hasEarlier ? t`Nothing more is sent until you confirm.` : t`Nothing is sent until you confirm.`} `}
                </span>
              )}
              <span>{t`We'll never ask for your PIN by phone, email or chat. Forgotten your PIN?`}</span>{' '}
              <TextLink to={paths.dashboard.contact()}>{dashboardTexts.menu.contact}</TextLink>
            </span>
          )}
        </SmallText>
      </Stack>
    </Panel>
  )
}

const nothingSent = t`Nothing was sent this time.`

function failedTry({ step, unanswered, triesLeft }: CodePanelProps['state'], hasEarlier: boolean): string {
  return [
    hasEarlier ? nothingSent : t`Nothing was sent.`,
    step === 'pin'
      ? t({ message: 'Enter it again.', context: 'PIN' })
      : t({ message: 'Enter it again.', context: 'code' }),
    ...(unanswered === undefined ? [lockWarning(step, triesLeft)] : []),
  ].join(' ')
}

function lockWarning(step: 'pin' | 'authorization', triesLeft: number | undefined): string {
  if (step === 'authorization')
    return triesLeft ? plural(triesLeft, { one: '# try left.', other: '# tries left.' }) : ''
  if (!triesLeft) return t`Several wrong tries can lock your PIN.`
  return plural(triesLeft, {
    one: '# try left before your PIN is locked.',
    other: '# tries left before your PIN is locked.',
  })
}

function Support({ problem, hasEarlier }: { problem: string | undefined; hasEarlier: boolean }) {
  const email = config.contactEmail
  return (
    <Banner
      tone="warning"
      action={<ButtonLink to={paths.dashboard.contact()}>{dashboardTexts.contact.title}</ButtonLink>}
    >
      <span>{problem ?? t`The bank keeps asking for codes. Contact support, and never pay for a code.`}</span>{' '}
      <span>{hasEarlier ? nothingSent : t`This transfer hasn't been sent.`}</span>
      {email !== '' && (
        <span>
          {' '}
          <Trans>
            You can write to <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </Trans>
        </span>
      )}
    </Banner>
  )
}
