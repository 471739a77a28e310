import { payeeFields, payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import type { DescriptionRow } from '#src/ui/lists/DescriptionList.tsx'
import { AccountNumber } from './AccountNumber.tsx'

/** Rows for the texts that are not empty. */
export function payeeRows(texts: Partial<Record<keyof typeof payeeLabels, string | undefined>>): DescriptionRow[] {
  return payeeFields.flatMap((field) => {
    const text = texts[field]
    if (!text) return []
    return { term: payeeLabels[field], detail: field === 'act_no' ? <AccountNumber number={text} /> : text }
  })
}
