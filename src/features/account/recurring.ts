import type { Direction } from '#src/features/transactions/totals.ts'
import { monthOf, type Instant } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import type { Movement } from './cashFlow.ts'

export interface RecurringEntry {
  name: string
  direction: Direction
  amount: Minor
  last: Instant
  day: number
}

interface Entry {
  date: Instant
  day: number
  amount: Minor
}

/** How many whole months it must occur in, and the tolerance in days and as a share of the amount. */
const months = 3
const daysApart = 4
const shareApart = 0.25
const daysAhead = 10

/**
 * Entries like one in each of the three months before, by name, direction, day and amount, but not yet in the month.
 */
export function recurringSoon(rows: readonly Movement[], now: Date): RecurringEntry[] {
  const recurring: { due: Date; entry: RecurringEntry }[] = []
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead)
  const ahead = today.getMonth() === end.getMonth() ? [today] : [today, end]
  for (const { name, direction, byMonth } of grouped(rows)) {
    for (const month of ahead) {
      if (byMonth.has(monthOf(month))) continue
      const [latest = [], ...earlier] = Array.from(
        { length: months },
        (_, index) => byMonth.get(monthBefore(month, index + 1)) ?? [],
      )
      const dueOf = ({ day }: Entry) => sameDay(month, day)
      const found = latest.find(
        (entry) =>
          dueOf(entry) >= today &&
          dueOf(entry) <= end &&
          earlier.every((entries) => entries.some((other) => isSimilar(other, entry))),
      )
      if (found === undefined) continue
      const due = dueOf(found)
      const { amount, date: last } = found
      recurring.push({ due, entry: { name, direction, amount, last, day: due.getDate() } })
    }
  }
  return recurring.sort((a, b) => a.due.getTime() - b.due.getTime()).map(({ entry }) => entry)
}

/** The last day of a shorter month. */
function sameDay(month: Date, day: number): Date {
  const lastDay = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate()
  return new Date(month.getFullYear(), month.getMonth(), Math.min(day, lastDay))
}

export function ordinal(day: number): string {
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${day}${suffixes[ordinals.select(day)] ?? 'th'}`
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

function isSimilar(a: Entry, b: Entry): boolean {
  return Math.abs(a.day - b.day) <= daysApart && Math.abs(a.amount - b.amount) <= b.amount * shareApart
}

function monthBefore(now: Date, count: number): string {
  return monthOf(new Date(now.getFullYear(), now.getMonth() - count, 1))
}

interface Group {
  name: string
  direction: Direction
  byMonth: Map<string, Entry[]>
}

function grouped(rows: readonly Movement[]): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const { name, date, amount, status, transaction_type: direction } of rows) {
    if (name === '' || date === undefined || amount === undefined || direction === undefined || status === 'failed')
      continue
    const key = `${direction} ${name}`
    const group = groups.get(key) ?? { name, direction, byMonth: new Map<string, Entry[]>() }
    groups.set(key, group)
    const month = monthOf(date)
    const entries = group.byMonth.get(month) ?? []
    group.byMonth.set(month, entries)
    entries.push({ date, amount, day: new Date(date).getDate() })
  }
  return groups.values()
}
