import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { timeOfDay } from '#src/lib/dates.ts'
import { endPendingOrder, pendingOrder } from '#src/orders/pendingOrder.ts'
import { paths } from '#src/paths.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'

const NewestTransactions = lazy(async () => ({
  default: (await import('#src/features/transactions/components/NewestTransactions.tsx')).NewestTransactions,
}))

/** Where the orders of an operation are listed. Transfers are among the transactions of the account, which are shown here. */
const lists: Record<string, { to: string; label: string }> = {
  submitCryptoDeposit: { to: paths.dashboard.addFundsCrypto(), label: 'your deposits' },
  submitPayment: { to: paths.dashboard.makePaymentCrypto(), label: 'your payments' },
  submitFixedDeposit: { to: paths.dashboard.fixedDepositCrypto(), label: 'your fixed deposits' },
  submitUpgrade: { to: paths.dashboard.upgrade(), label: 'your upgrades' },
}

/** After a reload in the middle of an order: that it may exist, and where to look for it. */
export function PendingOrderNotice() {
  // An order that is sent from this page is not one that was left behind.
  const [order, setOrder] = useState(pendingOrder)
  if (order === undefined) return null
  const list = lists[order.operation]
  const dismiss = (): void => {
    endPendingOrder()
    setOrder(undefined)
  }
  return (
    <section aria-label="An order that may exist" data-print="hide">
      <Banner
        tone="warning"
        action={
          <Button variant="quiet" onPress={dismiss}>
            Dismiss
          </Button>
        }
      >
        You left the page before the bank answered an order sent at {timeOfDay(new Date(order.sentAt))}. It may have
        gone through. Look for it in{' '}
        {list === undefined ? 'your newest transactions' : <TextLink to={list.to}>{list.label}</TextLink>} before you
        order again.
      </Banner>
      {list === undefined && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <NewestTransactions />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
}
