import { Suspense } from 'react'
import type { OrderId } from '#src/api/generated/operations.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { sentWhen } from '#src/orders/messages.ts'
import type { OpenOrder } from '#src/orders/model.ts'
import { dismissOrder } from '#src/orders/orders.ts'
import { useOrderWarnings } from '#src/orders/useOrders.ts'
import { paths } from '#src/paths.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { lazyOptional } from '#src/ui/lazyOptional.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { useShown } from '#src/ui/useShown.ts'

const NewestTransactions = lazyOptional(
  async () => (await import('#src/features/transactions/components/NewestTransactions.tsx')).NewestTransactions,
)

/** Transfers have none: their list is shown here. */
const lists: Record<OrderId, { to: string; label: string } | undefined> = {
  submitTransfer: undefined,
  submitCryptoDeposit: { to: paths.dashboard.addFundsCrypto(), label: 'your deposits' },
  submitPayment: { to: paths.dashboard.makePaymentCrypto(), label: 'your payments' },
  submitFixedDeposit: { to: paths.dashboard.fixedDepositCrypto(), label: 'your fixed deposits' },
  submitUpgrade: { to: paths.dashboard.upgrade(), label: 'your upgrades' },
}

export function OrderWarnings() {
  const orders = useOrderWarnings()
  const isShown = useShown()
  if (orders.length === 0) return null
  const hasTransfer = orders.some(({ operation }) => lists[operation] === undefined)
  return (
    <section aria-label="An order that may exist" data-print="hide">
      {orders.map((order) => (
        <OrderWarning key={order.key} order={order} />
      ))}
      {hasTransfer && isShown && (
        // Nothing below may move when the list arrives: the customer may be about to press it.
        <Suspense fallback={<Skeleton lines={4} height={52} />}>
          <NewestTransactions />
        </Suspense>
      )}
    </section>
  )
}

function OrderWarning({ order }: { order: OpenOrder }) {
  const list = lists[order.operation]
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="quiet" onPress={() => dismissOrder(order.key)}>
          Dismiss
        </Button>
      }
    >
      We don't know what became of the order you sent {sentWhen(order.sentAt, useNow())}. It may have gone through. Look
      for it in {list === undefined ? 'your newest transactions' : <TextLink to={list.to}>{list.label}</TextLink>}{' '}
      before you order again.
    </Banner>
  )
}
