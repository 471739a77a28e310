import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { periodOf, shownOf } from '#src/features/statements/model.ts'
import type { Filters } from '#src/features/statements/model.ts'
import { config } from '#src/config.ts'
import { parseDate, spelledDate } from '#src/lib/dates.ts'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { useNow } from '#src/ui/useNow.ts'

export interface PrintHeaderProps {
  holder: string
  rows: readonly StatementRow[]
  /** How many transactions there are, shown or not. */
  total: number
  filters: Filters
}

/** What a printed statement begins with: whose it is, which days it covers, and when it was printed. */
export function PrintHeader({ holder, rows, total, filters }: PrintHeaderProps) {
  const now = useNow()
  const { from, to } = periodOf(rows, filters)
  return (
    <DescriptionList
      rows={[
        { term: 'Bank', detail: config.bankName },
        { term: 'Account holder', detail: holder },
        { term: 'Period', detail: `${inWords(from)} to ${inWords(to)}` },
        { term: 'Shown', detail: shownOf(rows.length, total) },
        { term: 'Printed on', detail: spelledDate(now) },
      ]}
    />
  )
}

function inWords(day: string): string {
  const date = parseDate(day)
  return date === undefined ? '–' : spelledDate(date)
}
