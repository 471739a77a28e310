import { detailLabels, type DetailTexts } from '#src/features/transfers/details.ts'
import type { Order } from '#src/features/transfers/order.ts'
import { Amount } from '#src/ui/Amount.tsx'
import type { DescriptionRow } from '#src/ui/DescriptionList.tsx'

/** The details of a transfer but for its amount, as rows to read: those that are filled in. */
export function filledRows(details: DetailTexts): DescriptionRow[] {
  return detailLabels
    .filter(({ field }) => details[field] !== '')
    .map(({ field, label }) => ({ term: label, detail: <bdi>{details[field]}</bdi> }))
}

/** The fee and what the payee receives, in the account's currency. */
export function costRows(
  { percent, fee, received }: Pick<Order, 'percent' | 'fee' | 'received'>,
  currency: string,
  isConverted: boolean,
): DescriptionRow[] {
  return [
    {
      term: percent === 'unreadable' ? 'Fee' : `Fee (${percent} %)`,
      detail: <Amount minor={fee} currency={currency} />,
    },
    {
      term: 'Amount received',
      detail: (
        <>
          <Amount minor={received} currency={currency} />
          {isConverted && ' before conversion'}
        </>
      ),
    },
  ]
}
