import type { ReactNode } from 'react'
import { payeeFields, payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { countryName } from '#src/lib/countries.ts'
import type { DescriptionRow } from '#src/ui/lists/DescriptionList.tsx'
import { AccountNumber } from './AccountNumber.tsx'

/** Rows for the texts that are not empty. */
export function payeeRows(texts: Partial<Record<keyof typeof payeeLabels, string | undefined>>): DescriptionRow[] {
  return payeeFields.flatMap((field) => {
    const text = texts[field]
    if (!text) return []
    return { term: payeeLabels[field], detail: detailOf(field, text) }
  })
}

function detailOf(field: keyof typeof payeeLabels, text: string): ReactNode {
  if (field === 'act_no') return <AccountNumber number={text} />
  return field === 'country' ? countryName(text) : text
}
