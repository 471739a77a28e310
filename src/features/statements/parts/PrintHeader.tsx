import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { periodOf } from '#src/features/statements/model.ts'
import type { Filters } from '#src/features/statements/model.ts'
import { config } from '#src/lib/config.ts'
import { parseDate, spelledDate } from '#src/lib/dates.ts'
import { counted } from '#src/lib/words.ts'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'

export interface PrintHeaderProps {
  holder: string
  rows: readonly StatementRow[]
  filters: Filters
}

/** What a printed statement begins with: whose it is, which days it covers, and when it was printed. */
export function PrintHeader({ holder, rows, filters }: PrintHeaderProps) {
  const { from, to } = periodOf(rows, filters)
  return (
    <DescriptionList
      rows={[
        { term: 'Bank', detail: config.bankName },
        { term: 'Account holder', detail: holder },
        { term: 'Period', detail: `${inWords(from)} to ${inWords(to)}` },
        { term: 'Shown', detail: counted(rows.length, 'transaction') },
        { term: 'Printed on', detail: spelledDate(new Date()) },
      ]}
    />
  )
}

function inWords(day: string): string {
  const date = parseDate(day)
  return date === undefined ? '–' : spelledDate(date)
}
