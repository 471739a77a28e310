import type { ReactNode } from 'react'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import type { DescriptionRow } from '#src/ui/DescriptionList.tsx'

const terms = {
  act_hold_name: 'Account holder',
  act_no: 'Account number',
  bank: 'Bank',
  swift: 'SWIFT code',
  routing: 'Routing number',
  country: 'Country of the bank',
  currency: 'Currency',
  note: 'Note to the payee',
} as const satisfies Partial<Record<keyof TransferDetails, string>>

/** The details of a transfer but for its amount, as rows to read. `actionFor` puts something at the end of each. */
export function detailRows(details: TransferDetails, actionFor?: (term: string) => ReactNode): DescriptionRow[] {
  return Object.entries(terms).map(([name, term]) => ({
    term,
    detail: details[name as keyof typeof terms] || '–',
    ...(actionFor && { action: actionFor(term) }),
  }))
}
