import type { Order } from '#src/features/transfers/order.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** Who gets how much and what it costs: what a PIN is about to say yes to. */
export function OrderSummary({ order, currency }: { order: Order; currency: string }) {
  const { details, amount, percent, fee, received } = order
  return (
    <Panel title="Your transfer">
      <DescriptionList
        rows={[
          { term: 'Payee', detail: details.act_hold_name },
          { term: 'Account', detail: `${details.act_no}, ${details.bank}` },
          { term: 'Amount', detail: <Amount minor={amount} currency={currency} /> },
          { term: `Fee (${percent} %)`, detail: <Amount minor={fee} currency={currency} /> },
          { term: 'Amount received', detail: <Amount minor={received} currency={currency} /> },
        ]}
      />
    </Panel>
  )
}
