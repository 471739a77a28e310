import { conversionNote } from '#src/features/transfers/order.ts'
import type { Order } from '#src/features/transfers/order.ts'
import { detailRows, receivedRow } from '#src/features/transfers/components/detailRows.tsx'
import { isoDay, spelledDate, timeOfDay } from '#src/lib/dates.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { PrintIcon } from '#src/ui/NavigationIcons.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { useNow } from '#src/ui/useNow.ts'

export interface ReceiptProps {
  order: Order
  /** Symbol of the account's currency. */
  currency: string
  /** Code of the account's currency. */
  accountCurrency: string
  /** Called when the customer wants it on paper. */
  onPrint: () => void
}

/** What has been ordered, to keep. The bank still has to confirm it, and the receipt says so. */
export function Receipt({ order, currency, accountCurrency, onPrint }: ReceiptProps) {
  const at = useNow()
  const { details, amount, percent, fee, received } = order
  const conversion = conversionNote(amount, details.currency, accountCurrency)
  return (
    <Panel
      title="Receipt"
      actions={
        <Button variant="quiet" icon={<PrintIcon />} onPress={onPrint}>
          Print
        </Button>
      }
    >
      <DescriptionList
        rows={[
          {
            term: 'Ordered',
            detail: (
              <time dateTime={isoDay(at)}>
                {spelledDate(at)}, {timeOfDay(at)}
              </time>
            ),
          },
          ...detailRows(details),
          { term: 'Amount', detail: <Amount minor={amount} currency={currency} /> },
          { term: `Fee (${percent} %)`, detail: <Amount minor={fee} currency={currency} /> },
          receivedRow(received, currency, conversion !== undefined),
          { term: 'Status', detail: 'Awaits confirmation by the bank' },
        ]}
      />
      {conversion !== undefined && <p>{conversion}</p>}
      <p>This receipt is not proof of payment.</p>
    </Panel>
  )
}
