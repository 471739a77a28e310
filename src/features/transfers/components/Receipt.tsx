import { useState } from 'react'
import type { Order } from '#src/features/transfers/order.ts'
import { detailRows } from '#src/features/transfers/components/detailRows.tsx'
import { isoDay, spelledDate, timeOfDay } from '#src/lib/dates.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { PrintIcon } from '#src/ui/NavigationIcons.tsx'
import { Panel } from '#src/ui/Panel.tsx'

export interface ReceiptProps {
  order: Order
  /** Symbol of the account's currency. */
  currency: string
  /** Called when the customer wants it on paper. */
  onPrint: () => void
}

/** What has been ordered, to keep. The bank still has to confirm it, and the receipt says so. */
export function Receipt({ order, currency, onPrint }: ReceiptProps) {
  const [at] = useState(() => new Date())
  const { amount, percent, fee, received } = order
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
          ...detailRows(order.details),
          { term: 'Amount', detail: <Amount minor={amount} currency={currency} /> },
          { term: `Fee (${percent} %)`, detail: <Amount minor={fee} currency={currency} /> },
          { term: 'Amount received', detail: <Amount minor={received} currency={currency} /> },
          { term: 'Status', detail: 'Awaits confirmation by the bank' },
        ]}
      />
      <p>This receipt is not proof of payment.</p>
    </Panel>
  )
}
