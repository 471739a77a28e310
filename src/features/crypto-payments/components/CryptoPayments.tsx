import { select, t } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import type { Received } from '#src/api/reading/outcome.ts'
import { InsecureNotice } from '#src/components/form/notices.tsx'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { UnreadAnswer } from '#src/components/page/UnreadAnswer.tsx'
import { isPayable, isSamePayment, stepTitles } from '#src/features/crypto-payments/model.ts'
import type { CryptoPayment } from '#src/features/crypto-payments/schema.ts'
import { formatMoney, toWire } from '#src/lib/money.ts'
import { canOrder, type Sent } from '#src/orders/orders.ts'
import type { OrderSubmission } from '#src/orders/useOrder.ts'
import { comma } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { awaited, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { BellIcon, ClockIcon } from '#src/ui/text/Icon.tsx'
import { CoinIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { CryptoPaymentForm, type CryptoPaymentFormProps } from './CryptoPaymentForm.tsx'
import { CryptoTransactions } from './CryptoTransactions.tsx'
import { NumberedStep } from './NumberedStep.tsx'

export interface CryptoPaymentsHead {
  eyebrow?: ReactNode
  title: string
  instruction?: string | undefined
}

export interface CryptoPaymentsProps<Request>
  extends CryptoPaymentsHead, Pick<CryptoPaymentFormProps, 'choice' | 'submitLabel'> {
  /** What the bank does with the payment, and what holds until then. */
  meanwhile?: string | undefined
  data: Received<CryptoMethods>
  order: OrderSubmission<Request, unknown, DepositRow>
  /** `amount` has the wire format. */
  requestOf: (payment: Omit<CryptoPayment, 'amount'> & { amount: string }) => Request
}

export function CryptoPayments<Request>({
  eyebrow,
  title,
  instruction,
  data,
  order,
  requestOf,
  meanwhile,
  ...form
}: CryptoPaymentsProps<Request>) {
  const { currency = '', transactions = [], violations } = data

  function submit(payment: CryptoPayment): Promise<Sent<unknown> | undefined> {
    const { choice, type } = payment
    const amount = payment.amount === undefined ? '' : toWire(payment.amount)
    return order.send({
      details: { choice, type, amount },
      request: requestOf({ ...payment, amount }),
      isLike: (row) => isSamePayment(payment, row),
      label: [payment.amount !== undefined && formatMoney(payment.amount, currency), choice]
        .filter(Boolean)
        .join(comma),
    })
  }
  const isTaken = order.result === 'accepted' || order.result === 'listed'
  const { choice } = form
  const canPay = isPayable(data.names, choice)
  /** Kept when a refetch takes the last coin away, so that no typed text is lost. */
  const [hasForm, setHasForm] = useState(canPay)
  if (canPay && !hasForm) setHasForm(true)
  const list = <CryptoTransactions transactions={transactions} currency={currency} violations={violations} />
  if (!canOrder()) {
    return (
      <>
        <InsecureNotice />
        {transactions.length > 0 && list}
      </>
    )
  }
  if (!hasForm) {
    const unavailable = violations.some(({ effect, path }) => effect === 'absent' && /^(names|plans)\b/.test(path)) ? (
      <UnreadAnswer />
    ) : (
      <EmptyState
        icon={<CoinIcon size={28} />}
        title={t`You can't pay with cryptocurrency at the moment`}
        hint={
          choice?.isMandatory === true
            ? t`No plan is available. Try again later, or contact us.`
            : t`No coin is available. Try again later, or contact us.`
        }
        action={<HelpLink />}
      />
    )
    return (
      <>
        {eyebrow === undefined ? (
          unavailable
        ) : (
          <Panel eyebrow={eyebrow} title={title}>
            {unavailable}
          </Panel>
        )}
        {transactions.length > 0 && list}
      </>
    )
  }
  const { operation } = order
  const taken = select(operation, {
    submitPayment: 'Your payment',
    submitFixedDeposit: 'Your fixed deposit',
    submitUpgrade: 'Your upgrade',
    other: 'Your deposit',
  })
  return (
    <Layout {...(isTaken ? { title: taken } : { eyebrow, title, instruction })} meanwhile={meanwhile} list={list}>
      <CryptoPaymentForm methods={data} order={order} onSubmit={submit} {...form} />
    </Layout>
  )
}

export function CryptoPaymentsSkeleton(head: CryptoPaymentsHead) {
  return (
    <Layout {...head}>
      <Skeleton>
        <NumberedStep number={1} title={stepTitles.coin}>
          <TextField label={dashboardTexts.cryptoDeposit.type} />
        </NumberedStep>
        <NumberedStep number={2} title={stepTitles.address}>
          <TextField label={dashboardTexts.cryptoDeposit.address} />
        </NumberedStep>
        <NumberedStep number={3} title={stepTitles.report}>
          <TextField label={dashboardTexts.cryptoDeposit.amount} />
          <TextField label={dashboardTexts.cryptoDeposit.paymentProof} />
          <Button variant="secondary">{awaited}</Button>
        </NumberedStep>
      </Skeleton>
    </Layout>
  )
}

interface LayoutProps extends CryptoPaymentsHead {
  meanwhile?: string | undefined
  list?: ReactNode
  children: ReactNode
}

function Layout({
  eyebrow,
  title,
  instruction,
  meanwhile = t`We match your payment. Until then it's pending.`,
  list,
  children,
}: LayoutProps) {
  return (
    <Columns $hasNarrowSide>
      <Stack>
        <Panel eyebrow={eyebrow} title={title}>
          <Stack>
            {instruction !== undefined && <SmallText>{instruction}</SmallText>}
            {children}
          </Stack>
        </Panel>
        {list}
      </Stack>
      <Panel title={t`What happens next`}>
        <IconPoints
          points={[
            { Icon: ClockIcon, text: meanwhile },
            { Icon: BellIcon, text: t`You'll see here whether it was confirmed or declined.` },
            paymentHelp,
          ]}
        />
      </Panel>
    </Columns>
  )
}
