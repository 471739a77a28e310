import type { OwnAccount } from '#src/features/transactions/receipt.ts'
import { emptyDraft } from '#src/features/transfers/details.ts'
import { conversionNote, type TransferOrder } from '#src/features/transfers/order.ts'
import { media } from '#src/theme/media.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { costRows, filledRows } from './detailRows.tsx'

export interface OrderSummaryProps {
  order: TransferOrder
  account: Pick<OwnAccount, 'code' | 'symbol'>
}

export function OrderSummary({ order, account: { code, symbol: currency } }: OrderSummaryProps) {
  const isDesktop = useMedia(media.desktop)
  const { details, amount } = order
  const conversion = conversionNote(amount, details.currency, code)
  const { act_hold_name: payee, act_no, bank, note } = details
  const list = (
    <DescriptionList
      isCompact
      rows={[
        { term: 'Payee', detail: <bdi>{payee}</bdi> },
        { term: 'Amount', detail: <Amount minor={amount} currency={currency} /> },
        ...costRows(order, currency, conversion !== undefined),
        ...filledRows({ ...emptyDraft, act_no, bank, note }),
      ]}
    />
  )
  return isDesktop ? <Panel title="Details">{list}</Panel> : <Disclosure title="Details">{list}</Disclosure>
}
