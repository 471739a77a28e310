import { conversionNote } from '#src/features/transfers/order.ts'
import type { Order } from '#src/features/transfers/order.ts'
import { receivedRow } from '#src/features/transfers/components/detailRows.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'

export interface OrderSummaryProps {
  order: Order
  /** Symbol of the account's currency. */
  currency: string
  /** Code of the account's currency. */
  accountCurrency: string
}

/** Who gets how much and what it costs: what a PIN is about to say yes to. */
export function OrderSummary({ order, currency, accountCurrency }: OrderSummaryProps) {
  const { details, amount, percent, fee, received } = order
  const conversion = conversionNote(amount, details.currency, accountCurrency)
  return (
    <Panel title="Your transfer">
      <DescriptionList
        rows={[
          { term: 'Payee', detail: <bdi>{details.act_hold_name}</bdi> },
          {
            term: 'Account',
            detail: (
              <>
                <bdi>{details.act_no}</bdi>, <bdi>{details.bank}</bdi>
              </>
            ),
          },
          { term: 'Amount', detail: <Amount minor={amount} currency={currency} /> },
          { term: `Fee (${percent} %)`, detail: <Amount minor={fee} currency={currency} /> },
          receivedRow(received, currency, conversion !== undefined),
        ]}
      />
      {conversion !== undefined && <p>{conversion}</p>}
    </Panel>
  )
}
