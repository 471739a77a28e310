import type { Direction } from '#src/features/transactions/totals.ts'
import { monthOf, type Instant } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import type { Movement } from './cashFlow.ts'

export interface RecurringEntry {
  name: string
  direction: Direction
  amount: Minor
  last: Instant
  due: Date
}

/** How much a similar entry of an earlier month may differ, and how far ahead the next one may be due. */
const daysApart = 4
const shareApart = 0.25
const daysAhead = 10

/** Entries that occurred in each of three months, on about the same day and with about the same amount, and are due. */
export function recurringSoon(rows: readonly Movement[], now: Date): RecurringEntry[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead)
  const entries = rows.flatMap(entryOf)
  const byKey = new Map<string, RecurringEntry[]>()
  for (const entry of entries) {
    const alike = byKey.get(groupOf(entry))
    if (alike === undefined) byKey.set(groupOf(entry), [entry])
    else alike.push(entry)
  }
  const found = new Map<string, RecurringEntry>()
  for (const entry of entries.toSorted((a, b) => a.due.getTime() - b.due.getTime())) {
    if (entry.due < today || entry.due > end || found.has(groupOf(entry))) continue
    const alike = byKey.get(groupOf(entry)) ?? []
    const before = (months: number) => {
      const month = monthOf(new Date(entry.due.getFullYear(), entry.due.getMonth() - months, 1))
      return alike.filter(({ last }) => monthOf(last) === month)
    }
    const isUsual = [2, 3].every((months) => before(months).some((other) => isSimilar(other, entry)))
    if (isUsual && before(0).length === 0) found.set(groupOf(entry), entry)
  }
  return [...found.values()]
}

function entryOf({ name, date, amount, status, transaction_type: direction }: Movement): RecurringEntry[] {
  if (name === '' || date === undefined || amount === undefined || direction === undefined || status === 'failed')
    return []
  return [{ name, direction, amount, last: date, due: monthAfter(new Date(date)) }]
}

/** The last day of a shorter month. */
function monthAfter(date: Date): Date {
  const [year, month] = [date.getFullYear(), date.getMonth() + 1]
  return new Date(year, month, Math.min(date.getDate(), new Date(year, month + 1, 0).getDate()))
}

function groupOf({ direction, name }: RecurringEntry): string {
  return `${direction} ${name}`
}

function isSimilar(a: RecurringEntry, b: RecurringEntry): boolean {
  const days = Math.abs(new Date(a.last).getDate() - new Date(b.last).getDate())
  return days <= daysApart && Math.abs(a.amount - b.amount) <= b.amount * shareApart
}
