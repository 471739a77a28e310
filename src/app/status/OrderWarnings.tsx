import type { OrderId } from '#src/api/generated/operations.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { lazyPart } from '#src/components/page/lazyPart.tsx'
import { dropKept } from '#src/drafts/drafts.ts'
import type { Order } from '#src/orders/order.ts'
import { orders, type Note, type Orders } from '#src/orders/orders.ts'
import { useOrders } from '#src/orders/useOrder.ts'
import { notFound, orderNames, sentWhen } from '#src/orders/words.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useNow, useShown } from '#src/ui/hooks.ts'
import { useLayoutPart } from '#src/ui/layout/layout.tsx'

const NewestTransactions = lazyPart({
  name: 'your newest transactions',
  load: async () => (await import('#src/features/transactions/components/NewestTransactions.tsx')).NewestTransactions,
  // As high as the list, so that a button below does not move when the list arrives.
  skeleton: <Skeleton lines={1} height={46} />,
})

/** Where the bank lists them. Transfers are in the list below the notice, unless the page shows another one. */
const lists: Readonly<Record<OrderId, string>> = {
  submitTransfer: paths.dashboard.statements(),
  submitCryptoDeposit: paths.dashboard.addFundsCrypto(),
  submitPayment: paths.dashboard.makePaymentCrypto(),
  submitFixedDeposit: paths.dashboard.fixedDepositCrypto(),
  submitUpgrade: paths.dashboard.upgrade(),
}

/** Orders that may exist, and ends that no screen has shown. */
export function noticesOf({ mine, notes }: Orders): readonly Order[] {
  const isNoticed = ({ key, rows }: Order) => rows > 1 || notes.get(key)?.isOnScreen !== true
  return mine.filter((order) => !order.isDismissed && isNoticed(order))
}

export function OrderWarnings() {
  const all = useOrders()
  const isVisible = useShown()
  const notices = noticesOf(all)
  const isOther = all.mine.some(
    ({ key, operation }) => operation === 'submitTransfer' && all.notes.get(key)?.isOnScreen,
  )
  const hasTransfer = notices.some(({ operation, state }) => operation === 'submitTransfer' && state === 'sent')
  useLayoutPart('notices', notices.length > 0)
  if (notices.length === 0) return null
  return (
    <section aria-label="Orders to check">
      {notices.map((order) => (
        <OrderNotice key={order.key} order={order} note={all.notes.get(order.key)} isOther={isOther} />
      ))}
      {hasTransfer && isVisible && !isOther && <NewestTransactions />}
    </section>
  )
}

const tones = { sent: 'warning', accepted: 'success', listed: 'success', refused: 'danger' } as const

interface NoticeProps {
  order: Order
  note: Note | undefined
  isOther: boolean
}

function OrderNotice({ order, note, isOther }: NoticeProps) {
  const { key, operation, state, rows, sentAt } = order
  const what = orderNames[operation]
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
          <List operation={operation} isOther={isOther} />
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

/** The bank's list that would contain the order. */
function List({ operation, isOther }: { operation: OrderId; isOther: boolean }) {
  if (operation !== 'submitTransfer')
    return <TextLink to={lists[operation]}>{`your ${orderNames[operation]}s`}</TextLink>
  return isOther ? (
    <TextLink to={lists[operation]}>your newest transactions</TextLink>
  ) : (
    <span>your newest transactions</span>
  )
}
