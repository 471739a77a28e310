import { Suspense } from 'react'
import type { OrderId } from '#src/api/generated/operations.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { sentWhen } from '#src/orders/messages.ts'
import type { OpenOrder } from '#src/orders/model.ts'
import { dismissOrder } from '#src/orders/orders.ts'
import { useOrderNotices } from '#src/orders/useOrders.ts'
import { paths } from '#src/paths.ts'
import { media } from '#src/theme/media.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { lazyOptional } from '#src/ui/lazyOptional.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useMedia } from '#src/ui/useMedia.ts'
import { useNow } from '#src/ui/useNow.ts'
import { useShown } from '#src/ui/useShown.ts'

const NewestTransactions = lazyOptional(
  async () => (await import('#src/features/transactions/components/NewestTransactions.tsx')).NewestTransactions,
)

/** No page lists transfers, so the notice does. */
const kinds: Record<OrderId, { what: string; to?: string }> = {
  submitTransfer: { what: 'transfer' },
  submitCryptoDeposit: { what: 'deposit', to: paths.dashboard.addFundsCrypto() },
  submitPayment: { what: 'payment', to: paths.dashboard.makePaymentCrypto() },
  submitFixedDeposit: { what: 'fixed deposit', to: paths.dashboard.fixedDepositCrypto() },
  submitUpgrade: { what: 'upgrade', to: paths.dashboard.upgrade() },
}

export function OrderWarnings() {
  const orders = useOrderNotices()
  const isShown = useShown()
  const isNarrow = useMedia(media.narrow)
  if (orders.length === 0) return null
  const hasTransfer = orders.some(({ operation, end }) => end === undefined && kinds[operation].to === undefined)
  return (
    <section aria-label="Orders to check" data-print="hide">
      {orders.map((order) => (
        <OrderNotice key={order.key} order={order} />
      ))}
      {hasTransfer && isShown && (
        // As high as the list, so that a button below does not move when the list arrives.
        <Suspense fallback={<Skeleton lines={isNarrow ? 1 : 4} height={isNarrow ? 46 : 52} />}>
          <NewestTransactions isFolded={isNarrow} />
        </Suspense>
      )}
    </section>
  )
}

const tones = { unknown: 'warning', accepted: 'success', refused: 'danger' } as const

function OrderNotice({ order }: { order: OpenOrder }) {
  const { what, to } = kinds[order.operation]
  const { end = 'unknown' } = order
  const when = sentWhen(order.sentAt, useNow())
  return (
    <Banner
      tone={tones[end]}
      action={
        <Button variant="quiet" onPress={() => dismissOrder(order.key)}>
          Dismiss
        </Button>
      }
    >
      {end === 'accepted' && `The bank has the ${what} you sent ${when}, so don't send it again.`}
      {end === 'refused' && `The bank didn't accept the ${what} you sent ${when}.`}
      {end === 'unknown' && (
        <>
          The {what} you sent {when} may have gone through. Look for it in{' '}
          {to === undefined ? 'your newest transactions' : <TextLink to={to}>your {what}s</TextLink>} before you try
          again.
        </>
      )}
    </Banner>
  )
}
