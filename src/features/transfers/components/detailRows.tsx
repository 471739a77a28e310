import { AccountNumber } from '#src/features/transactions/components/AccountNumber.tsx'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import type { DetailTexts } from '#src/features/transfers/details.ts'
import type { Quote } from '#src/features/transfers/fee.ts'
import type { DescriptionRow } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

export function filledRows(details: DetailTexts): DescriptionRow[] {
  return payeeLabels
    .filter(({ field }) => details[field] !== '')
    .map(({ field, label }) => ({
      term: label,
      detail: field === 'act_no' ? <AccountNumber number={details.act_no} /> : details[field],
    }))
}

const notKnown = 'Not known'

export function costRows(
  { percent, fee, received }: Pick<Quote, 'percent' | 'fee' | 'received'>,
  currency: string,
  isConverted: boolean,
  feeRemark?: string,
): [fee: DescriptionRow, received: DescriptionRow] {
  return [
    {
      term: percent === 'unreadable' ? 'Fee' : `Fee (${percent}%)`,
      detail: fee === undefined ? notKnown : <Amount minor={fee} currency={currency} />,
      remark: feeRemark,
    },
    {
      term: 'Amount received',
      isTotal: true,
      detail:
        received === undefined ? (
          notKnown
        ) : (
          <>
            <Amount minor={received} currency={currency} />
            {isConverted && <SmallText as="small"> before conversion</SmallText>}
          </>
        ),
    },
  ]
}
