import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
    <section aria-label={t`Orders to check`}>
      {notices.map((order) => (
        <OrderNotice key={order.key} order={order} note={all.notes.get(order.key)} />
      ))}
    </section>
  )
}

const tones = { sent: 'warning', accepted: 'success', listed: 'success', refused: 'danger' } as const

function OrderNotice({ order, note }: { order: Order; note: Note | undefined }) {
  const { key, operation, state, rows, sentAt } = order
  const { mayExist, exists, refused, listed } = orderKinds[operation]
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
            {t`Dismiss`}
          </Button>
        </>
      }
    >
      {note?.label && <bdi>{`${note.label} `}</bdi>}
      {isDouble ? (
        <span>{listed(rows)}</span>
      ) : state === 'sent' ? (
        <>
          <span>{`${mayExist(when)} ${notFound(note?.missingAt)}`}</span>
          <span>
            <LookForIt operation={operation} />
          </span>
        </>
      ) : (
        <span>{state === 'refused' ? refused(when) : exists(when)}</span>
      )}
    </Banner>
  )
}

function LookForIt({ operation }: Pick<Order, 'operation'>) {
  const { form, list = form } = orderKinds[operation]
  switch (operation) {
    case 'submitTransfer':
      return (
        <Trans>
          Look for it in <TextLink to={list}>your newest transactions</TextLink> before you try again.
        </Trans>
      )
    case 'submitCryptoDeposit':
      return (
        <Trans>
          Look for it in <TextLink to={list}>your deposits</TextLink> before you try again.
        </Trans>
      )
    case 'submitPayment':
      return (
        <Trans>
          Look for it in <TextLink to={list}>your payments</TextLink> before you try again.
        </Trans>
      )
    case 'submitFixedDeposit':
      return (
        <Trans>
          Look for it in <TextLink to={list}>your fixed deposits</TextLink> before you try again.
        </Trans>
      )
    case 'submitUpgrade':
      return (
        <Trans>
          Look for it in <TextLink to={list}>your upgrades</TextLink> before you try again.
        </Trans>
      )
  }
}
