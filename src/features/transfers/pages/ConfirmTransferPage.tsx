import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { useGetTransferFee } from '#src/api/generated/hooks/transfers/transfers.ts'
import { Form } from '#src/components/form/Form.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { hasHeadingFocus } from '#src/components/page/Page.tsx'
import { payeeRows } from '#src/features/transactions/components/payeeRows.tsx'
import { isAccountOpen } from '#src/features/transactions/isAccountOpen.ts'
import { Amounts } from '#src/features/transfers/components/Amounts.tsx'
import { costRows, OrderActionBar } from '#src/features/transfers/components/OrderSummary.tsx'
import { PayeeName } from '#src/features/transfers/components/Payee.tsx'
import { PayeeHints } from '#src/features/transfers/components/PayeeFields.tsx'
import { useTransfer, useTransferState } from '#src/features/transfers/components/transferContext.ts'
import { NotOpenNotice, TransferPage } from '#src/features/transfers/components/TransferPage.tsx'
import {
  bothAmounts,
  canChooseReceived,
  type Charge,
  chargeOf,
  quote,
  type Quote,
} from '#src/features/transfers/fee.ts'
import { type Transfer, transferReducer } from '#src/features/transfers/model.ts'
import { countryHint } from '#src/features/transfers/payeeHints.ts'
import { conversionNote } from '#src/features/transfers/transferOrder.ts'
import { minorOf } from '#src/lib/amount.ts'
import { formatMoney } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { comma } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Columns } from '#src/ui/layout/Columns.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

export function Component() {
  const { dispatch } = useTransfer()
  const { step } = useTransferState()
  useEffect(() => {
    dispatch({ type: 'visited', place: 'review' })
  }, [dispatch])
  if (step === 'details' || step === 'done') return <Navigate replace to={paths.dashboard.send()} />
  if (step === 'sending') return <Navigate replace to={paths.dashboard.sendPin()} />
  return (
    <TransferPage title={t`Check your transfer`} step="review">
      <AsyncBoundary>
        <NotOpenNotice />
        <Review />
      </AsyncBoundary>
    </TransferPage>
  )
}

function Review() {
  const { get, dispatch } = useTransfer()
  const state = useTransferState()
  const navigate = useNavigate()
  const { data } = useGetAccountSuspense()
  // The balance decides here, so wait for the current one: a suspense query would return the previous one.
  const fee = useGetTransferFee({ query: { refetchOnMount: 'always', throwOnError: true } })
  // Keeps this screen unchanged until the next one is rendered.
  const shown = transferReducer(state, { type: 'visited', place: 'review' })
  if (shown.step !== 'review') return null
  if (fee.data === undefined || !fee.isFetchedAfterMount) return <Skeleton height={180} />
  const charge = chargeOf(fee.data)
  return (
    <ReviewForm
      state={shown}
      charge={isAccountOpen(data) ? charge : { ...charge, balance: 'notOpen' }}
      currency={data.currency}
      accountCurrency={data.account.currency}
      onConfirm={(quote) => {
        // The second press of a double click.
        if (get().step !== 'review') return
        const next = dispatch({ type: 'confirmed', quote })
        if (next.step === 'pin') void navigate(paths.dashboard.sendPin())
      }}
    />
  )
}

/** The button is enabled for a quote that can be paid. */
const nothing = z.object({})

const errors = {
  sufficient: undefined,
  insufficient: undefined,
  notOpen: undefined,
  nothing: t`Enter an amount above zero`,
  noBalance: t`We can't read your balance right now. Ask Help & Support before you send money.`,
  noCharge: t`We can't work out the fee right now. Ask Help & Support before you send money.`,
} as const satisfies Record<Quote['result'], string | undefined>

const nextSteps: Readonly<Partial<Record<Quote['result'], string>>> = {
  insufficient: t`Enter less than your balance to go on.`,
  notOpen: t`You can go on once your account has a number.`,
}

interface ReviewFormProps {
  state: Extract<Transfer, { step: 'review' }>
  charge: Charge
  currency: string
  accountCurrency: string
  onConfirm: (quote: Quote) => void
}

function ReviewForm({ state, charge, currency, accountCurrency, onConfirm }: ReviewFormProps) {
  const isDesktop = useMedia(media.desktop)
  const { details, problem } = state
  const quoted = quote(minorOf(bothAmounts(details.amount, charge.percent).sent), charge)
  const { amount, fee, received, result } = quoted
  const conversion = conversionNote(amount, details.currency, accountCurrency)
  const taken =
    fee !== undefined && fee > 0 && result !== 'insufficient'
      ? // The sentence about the conversion names the amount with its code.
        conversion === undefined
        ? t`Taken from the ${{ amount: formatMoney(amount, currency) }}. Nothing more leaves your account.`
        : t`Taken from the amount. Nothing more leaves your account.`
      : undefined
  const [feeRow, receivedRow] = costRows(quoted, currency, conversion !== undefined, taken)
  const noteRows = payeeRows({ note: details.note })
  const country = countryHint(details)
  const cost = useId()
  const nextStep = useId()
  const confirm = useRef<HTMLButtonElement>(null)
  // Lets Enter continue, which sends nothing yet. The navigation has moved the focus to the heading.
  useEffect(() => {
    if (hasHeadingFocus()) confirm.current?.focus({ preventScroll: true })
  }, [])
  const rows = payeeRows({ ...details, act_hold_name: '', act_no: '', bank: '', note: '' })
  return (
    <Columns $hasNarrowSide>
      <Panel
        hasRule
        title={<PayeeName {...details} />}
        actions={
          <TextLink to={paths.dashboard.send()} state={{ isEditing: true }}>
            {t`Edit`}
          </TextLink>
        }
      >
        <Form schema={nothing} onSubmit={() => onConfirm(quoted)} isPending={false}>
          {country !== undefined && <Banner tone="warning">{country}</Banner>}
          <PayeeHints accountNumber={details.act_no} amount={amount} currency={currency} hasIbanHint />
          <Amounts
            account={{ code: accountCurrency, symbol: currency, balance: charge.balance }}
            percent={charge.percent}
            errorMessage={errors[result]}
            fee={
              <DescriptionList isCompact rows={canChooseReceived(charge.percent) ? [feeRow] : [feeRow, receivedRow]} />
            }
          />
          {noteRows.length > 0 && <DescriptionList isCompact rows={noteRows} />}
          <VisuallyHidden id={cost} role="status">
            {/* Announces the change, which is visible above. */}
            {received !== undefined && (
              <span>
                {conversion === undefined ? (
                  <Trans key="whole">
                    The fee is taken from the amount: the payee receives <Amount minor={received} currency={currency} />
                    .
                  </Trans>
                ) : (
                  <Trans key="converted">
                    The fee is taken from the amount: the payee receives <Amount minor={received} currency={currency} />{' '}
                    before conversion.
                  </Trans>
                )}
              </span>
            )}
          </VisuallyHidden>
          {conversion !== undefined && <p>{conversion}</p>}
          {problem !== undefined && (
            <Banner tone="danger">
              {`${problem} ${t`One of the details contains a character we can't send. Please retype it.`}`}
            </Banner>
          )}
          {!isDesktop && rows.length > 0 && (
            <Disclosure title={t`More details`} summary={rows.map(({ term }) => term).join(comma)}>
              <DescriptionList isCompact rows={rows} />
            </Disclosure>
          )}
          <SmallText id={nextStep}>
            {nextSteps[result] ?? t`You'll enter your PIN next. Nothing is sent before that.`}
          </SmallText>
          <OrderActionBar
            quote={quoted}
            payee={details}
            account={{ code: accountCurrency, symbol: currency }}
            back={paths.dashboard.send()}
          >
            <Button
              ref={confirm}
              type="submit"
              isDisabled={result !== 'sufficient'}
              aria-describedby={`${cost} ${nextStep}`}
            >
              {dashboardTexts.transfer.confirmed}
            </Button>
          </OrderActionBar>
        </Form>
      </Panel>
      {isDesktop && rows.length > 0 && (
        <Panel title={t`More details`}>
          <DescriptionList isCompact rows={rows} />
        </Panel>
      )}
    </Columns>
  )
}
