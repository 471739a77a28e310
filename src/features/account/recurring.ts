import { monthOf, type Instant } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import type { Movement } from './cashFlow.ts'

/** Date and amount are those of the last time. */
export interface RecurringEntry {
  name: string
  direction: 'credit' | 'debit'
  amount: Minor
  last: Instant
  day: number
}

interface Entry {
  date: Instant
  day: number
  amount: Minor
}

/** Occurrence in this many whole months, and the tolerance in days and as a share of the amount. */
const months = 3
const daysApart = 4
const shareApart = 0.25
const daysAhead = 10

/** Same name and direction in each of the last three whole months, similar day and amount, none yet in this one. */
export function recurringSoon(rows: readonly Movement[], now: Date): RecurringEntry[] {
  const past = Array.from({ length: months }, (_, index) => monthBefore(now, index + 1))
  const current = monthOf(now)
  const lastDay = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate()
  const recurring: RecurringEntry[] = []
  for (const { name, direction, byMonth } of grouped(rows)) {
    if (byMonth.has(current)) continue
    const [latest = [], ...earlier] = past.map((month) => byMonth.get(month) ?? [])
    const found = latest.find(
      ({ day, amount }) =>
        day >= now.getDate() &&
        day - now.getDate() <= daysAhead &&
        earlier.every((entries) => entries.some((other) => isSimilar(other, { day, amount }))),
    )
    if (found !== undefined)
      recurring.push({ name, direction, amount: found.amount, last: found.date, day: Math.min(found.day, lastDay) })
  }
  return recurring.sort((a, b) => a.day - b.day)
}

export function ordinal(day: number): string {
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${day}${suffixes[ordinals.select(day)] ?? 'th'}`
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

function isSimilar(a: Omit<Entry, 'date'>, b: Omit<Entry, 'date'>): boolean {
  return Math.abs(a.day - b.day) <= daysApart && Math.abs(a.amount - b.amount) <= b.amount * shareApart
}

function monthBefore(now: Date, count: number): string {
  return monthOf(new Date(now.getFullYear(), now.getMonth() - count, 1))
}

interface Group {
  name: string
  direction: 'credit' | 'debit'
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
    group.byMonth.set(month, [...entries, { date, amount, day: new Date(date).getDate() }])
  }
  return groups.values()
}
