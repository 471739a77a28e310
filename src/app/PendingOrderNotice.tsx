import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { timeOfDay } from '#src/lib/dates.ts'
import { endPendingOrder, pendingOrder } from '#src/session/pendingOrder.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'

const NewestEntries = lazy(async () => ({ default: (await import('#src/app/NewestEntries.tsx')).NewestEntries }))

/** After a reload in the middle of an order: that it may exist, and the newest entries to look for it. */
export function PendingOrderNotice() {
  // An order that is sent from this page is not one that was left behind.
  const [order, setOrder] = useState(pendingOrder)
  if (order === undefined) return null
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
        An order was sent at {timeOfDay(new Date(order.sentAt))} and the page was left before the bank had responded. It
        may exist. Look for it among your newest entries before you order again.
      </Banner>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <NewestEntries operation={order.operation} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
