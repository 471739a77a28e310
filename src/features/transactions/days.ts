/** Rows of an account's history by calendar day. Pure. */
import { isoDay, spelledDate, type Instant } from '#src/lib/dates.ts'

/** The rows of one day, in the order in which they were given. */
export interface Day<Row> {
  /** ISO date, or the empty text for rows without a readable date. */
  key: string
  /** Today, Yesterday, the date in words, or "No date". */
  label: string
  rows: Row[]
}

/** Groups rows by day; days keep the order of their first rows. */
export function byDay<Row extends { date?: Instant | undefined }>(rows: readonly Row[], now: Date): Day<Row>[] {
  const today = isoDay(now)
  const yesterday = isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
  const days = new Map<string, Day<Row>>()
  for (const row of rows) {
    const key = row.date === undefined ? '' : isoDay(row.date)
    const day = days.get(key) ?? { key, label: labelOf(row.date, key, today, yesterday), rows: [] }
    day.rows.push(row)
    days.set(key, day)
  }
  return [...days.values()]
}

function labelOf(date: Instant | undefined, key: string, today: string, yesterday: string): string {
  if (date === undefined) return 'No date'
  if (key === today) return 'Today'
  return key === yesterday ? 'Yesterday' : spelledDate(date)
}
