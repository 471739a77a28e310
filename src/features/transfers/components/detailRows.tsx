import type { ReactNode } from 'react'
import { detailLabels } from '#src/features/transfers/details.ts'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import type { Minor } from '#src/lib/money.ts'
import { Amount } from '#src/ui/Amount.tsx'
import type { DescriptionRow } from '#src/ui/DescriptionList.tsx'

/** The details of a transfer but for its amount, as rows to read. `actionFor` adds something at the end of each. */
export function detailRows(details: TransferDetails, actionFor?: (label: string) => ReactNode): DescriptionRow[] {
  return detailLabels.map(({ field, label }) => ({
    term: label,
    detail: details[field] === '' ? '–' : <bdi>{details[field]}</bdi>,
    ...(actionFor && { action: actionFor(label) }),
  }))
}

/** What the payee receives, in the account's currency. */
export function receivedRow(received: Minor, currency: string, isConverted: boolean): DescriptionRow {
  return {
    term: 'Amount received',
    detail: (
      <>
        <Amount minor={received} currency={currency} />
        {isConverted && ' before conversion'}
      </>
    ),
  }
}
