import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useId } from 'react'
import styled from 'styled-components'
import type { OrderId } from '#src/api/generated/operations.ts'
import { invalidate } from '#src/api/queryClient.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { askAgain } from '#src/orders/askAgain.ts'
import { sentWhen } from '#src/orders/messages.ts'
import type { OpenOrder } from '#src/orders/model.ts'
import { dismissOrder } from '#src/orders/orders.ts'
import { notFound } from '#src/orders/unknownOrder.ts'
import { useIsOrderShown, useOrderNotices } from '#src/orders/useOrders.ts'
import { paths } from '#src/paths.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Between } from '#src/ui/Columns.tsx'
import { lazyOptional } from '#src/ui/lazyOptional.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { useShown } from '#src/ui/useShown.ts'

const NewestTransactions = lazyOptional(
  async () => (await import('#src/features/transactions/components/NewestTransactions.tsx')).NewestTransactions,
)

const kinds: Record<OrderId, { what: string; to?: string }> = {
  // In the list below the notice.
  submitTransfer: { what: 'transfer' },
  submitCryptoDeposit: { what: 'deposit', to: paths.dashboard.addFundsCrypto() },
  submitPayment: { what: 'payment', to: paths.dashboard.makePaymentCrypto() },
  submitFixedDeposit: { what: 'fixed deposit', to: paths.dashboard.fixedDepositCrypto() },
  submitUpgrade: { what: 'upgrade', to: paths.dashboard.upgrade() },
}

export function OrderWarnings() {
  const orders = useOrderNotices()
  const isShown = useShown()
  // Its page states what is known of that transfer, and lists the newest transactions where they matter.
  const isOther = useIsOrderShown('submitTransfer')
  const client = useQueryClient()
  const hasTransfer = orders.some(({ operation, end }) => end === undefined && kinds[operation].to === undefined)
  useEffect(
    () => (hasTransfer ? askAgain(() => invalidate(client, 'submitTransfer')) : undefined),
    [hasTransfer, client],
  )
  if (orders.length === 0) return null
  return (
    <section aria-label="Orders to check" data-print="hide">
      {orders.map((order) => {
        const alike = orders.filter(({ operation, end }) => end === undefined && operation === order.operation)
        if (order.end !== undefined || alike.length === 1)
          return <OrderNotice key={order.key} order={order} isOther={isOther} />
        return (
          order === alike[0] && (
            <UnknownOrders key={order.operation} orders={alike} isOther={isOther} operation={order.operation} />
          )
        )
      })}
      {hasTransfer && isShown && !isOther && (
        // As high as the list, so that a button below does not move when the list arrives.
        <Suspense fallback={<Skeleton lines={1} height={46} />}>
          <NewestTransactions />
        </Suspense>
      )}
    </section>
  )
}

const tones = { unknown: 'warning', accepted: 'success', refused: 'danger' } as const

interface OrderProps extends Pick<OpenOrder, 'operation'> {
  isOther: boolean
}

/** The bank's list that would contain the order. */
function List({ operation, isOther }: OrderProps) {
  const { what, to = isOther ? paths.dashboard.statements() : undefined } = kinds[operation]
  const list = operation === 'submitTransfer' ? 'your newest transactions' : `your ${what}s`
  return to === undefined ? list : <TextLink to={to}>{list}</TextLink>
}

const Entry = styled(Between)`
  flex-wrap: nowrap;
  > span {
    font-weight: 400;
  }
  > button {
    flex: none;
  }
`

/** Says once what is true of each. */
function UnknownOrders({ operation, orders, isOther }: OrderProps & { orders: readonly OpenOrder[] }) {
  const now = useNow()
  const id = useId()
  const times = orders.map(({ sentAt }) => sentAt)
  return (
    <Banner tone="warning">
      {orders.length} {isOther && 'earlier '}
      {kinds[operation].what}s may have gone through. Look for them in <List operation={operation} isOther={isOther} />{' '}
      before you try again.
      <ul>
        {orders.map(({ key, label, sentAt, missingAt }) => (
          <Entry as="li" key={key}>
            <span id={`${id}${key}`}>
              {label ? (
                <>
                  <bdi>{label}</bdi>, sent
                </>
              ) : (
                'Sent'
              )}{' '}
              {sentWhen(sentAt, now, times)}.{missingAt !== undefined && ` ${notFound(missingAt)}`}
            </span>
            <Button variant="quiet" aria-describedby={`${id}${key}`} onPress={() => dismissOrder(key)}>
              Dismiss
            </Button>
          </Entry>
        ))}
      </ul>
    </Banner>
  )
}

function OrderNotice({ order, isOther }: { order: OpenOrder; isOther: boolean }) {
  const { operation, end = 'unknown', label, missingAt } = order
  const { what } = kinds[operation]
  const when = sentWhen(order.sentAt, useNow())
  const sent = (
    <>
      {isOther && 'earlier '}
      {what} you sent {when}
      {label && (
        <>
          {' '}
          (<bdi>{label}</bdi>)
        </>
      )}
    </>
  )
  return (
    <Banner
      tone={tones[end]}
      action={
        <Button variant="quiet" onPress={() => dismissOrder(order.key)}>
          Dismiss
        </Button>
      }
    >
      {end === 'accepted' && <>The bank has the {sent}, so don't send it again.</>}
      {end === 'refused' && <>The bank didn't accept the {sent}.</>}
      {end === 'unknown' && (
        <>
          {operation === 'submitTransfer' && label ? (
            <>
              <bdi>{label}</bdi>, sent {isOther && 'earlier '}
              {when},
            </>
          ) : (
            <>The {sent}</>
          )}{' '}
          may have gone through.{missingAt !== undefined && ` ${notFound(missingAt)}`} Look for it in{' '}
          <List operation={operation} isOther={isOther} /> before you try again.
        </>
      )}
    </Banner>
  )
}
