import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { dropKept } from '#src/drafts/drafts.ts'
import type { Order } from '#src/orders/order.ts'
import { orders, type Note, type Orders } from '#src/orders/orders.ts'
import { useOrders } from '#src/orders/useOrder.ts'
import { notFound, orderKinds, sentWhen } from '#src/orders/words.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useNow } from '#src/ui/hooks.ts'
import { useLayoutPart } from '#src/ui/layout/layout.ts'

/** Orders that may exist, and ends that no screen has shown. */
export function noticesOf({ mine, notes }: Orders): readonly Order[] {
  const isNoticed = ({ key, rows }: Order) => rows > 1 || notes.get(key)?.isOnScreen !== true
  return mine.filter((order) => !order.isDismissed && isNoticed(order))
}

export function OrderWarnings() {
  const all = useOrders()
  const notices = noticesOf(all)
  useLayoutPart('notices', notices.length > 0)
  if (notices.length === 0) return null
  return (
    <section aria-label="Orders to check">
      {notices.map((order) => (
        <OrderNotice key={order.key} order={order} note={all.notes.get(order.key)} />
      ))}
    </section>
  )
}

const tones = { sent: 'warning', accepted: 'success', listed: 'success', refused: 'danger' } as const

function OrderNotice({ order, note }: { order: Order; note: Note | undefined }) {
  const { key, operation, state, rows, sentAt } = order
  const { name: what, form, list = { to: form, label: `your ${what}s` } } = orderKinds[operation]
  const when = sentWhen(sentAt, useNow())
  const isDouble = rows > 1
  const dismiss = (): void => {
    if (state !== 'sent') dropKept(operation)
    void orders.dismiss(key)
  }
  return (
    <Banner
      tone={isDouble ? 'warning' : tones[state]}
      action={
        <>
          {isDouble && <HelpLink />}
          <Button variant="quiet" onPress={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {note?.label && <bdi>{`${note.label} `}</bdi>}
      {isDouble ? (
        <span>{`The bank lists ${rows} new ${what}s. If you made only one, contact us.`}</span>
      ) : state === 'sent' ? (
        <>
          <span>{`The ${what} you sent ${when} may have gone through. ${notFound(note?.missingAt)}Look for it in `}</span>
          <TextLink to={list.to}>{list.label}</TextLink>
          <span>{' before you try again.'}</span>
        </>
      ) : (
        <span>
          {state === 'refused'
            ? `The bank didn't accept the ${what} you sent ${when}.`
            : `The bank has the ${what} you sent ${when}, so don't send it again.`}
        </span>
      )}
    </Banner>
  )
}
