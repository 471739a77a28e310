import { plural, t } from '@lingui/core/macro'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { balanceChange } from '#src/features/transactions/balance.ts'
import { addTo, type Totals } from '#src/features/transactions/totals.ts'
import { isoDay, monthAndYear, monthOf, parseInstant } from '#src/lib/dates.ts'
import { locale } from '#src/lib/languages.ts'
import { toWire, type Minor } from '#src/lib/money.ts'
import { fold, wordsOf } from '#src/lib/wordsOf.ts'

export type SortOrder = 'newest' | 'oldest' | 'largest' | 'smallest' | 'name'
export type Period = 'all' | 'thisMonth' | 'lastMonth' | 'custom'

export interface Filters {
  search: string
  direction: 'all' | NonNullable<StatementRow['transaction_type']>
  status: 'all' | NonNullable<StatementRow['status']>
  period: Period
  /** First and last day as ISO dates, both included and in order; empty: no limit. */
  from: string
  to: string
  min: Minor | undefined
  max: Minor | undefined
  order: SortOrder
}

const allDates = { period: 'all', from: '', to: '' } as const satisfies Partial<Filters>

export const noFilters: Filters = {
  ...allDates,
  search: '',
  direction: 'all',
  status: 'all',
  min: undefined,
  max: undefined,
  order: 'newest',
}

/** `month` counts from 0 and may run over the ends of the year. */
export function daysOfMonth(year: number, month: number): Pick<Filters, 'from' | 'to'> {
  return { from: isoDay(new Date(year, month, 1)), to: isoDay(new Date(year, month + 1, 0)) }
}

/** The filters of an address that names a month (`YYYY-MM`); none for any other text. */
export function monthFilter(month: string | null): Partial<Filters> {
  const [, year, number] = /^([1-9]\d{3})-(0[1-9]|1[0-2])$/.exec(month ?? '') ?? []
  if (year === undefined || number === undefined) return {}
  return { period: 'custom', ...daysOfMonth(Number(year), Number(number) - 1) }
}

/** A custom range starts with the days chosen before. */
export function periodFilter(period: Period, now: Date): Partial<Filters> {
  switch (period) {
    case 'all':
      return allDates
    case 'thisMonth':
      return { period, ...daysOfMonth(now.getFullYear(), now.getMonth()) }
    case 'lastMonth':
      return { period, ...daysOfMonth(now.getFullYear(), now.getMonth() - 1) }
    case 'custom':
      return { period }
  }
}

/** Each ends today. */
export function presetsOf(now: Date): { label: string; range: Pick<Filters, 'from' | 'to'> }[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  return [
    { label: t`Last 30 days`, first: new Date(year, month, day - 29) },
    { label: t`Last 90 days`, first: new Date(year, month, day - 89) },
    { label: t`This year`, first: new Date(year, 0, 1) },
  ].map(({ label, first }) => ({ label, range: { from: isoDay(first), to: isoDay(now) } }))
}

export function isFiltering(filters: Filters): boolean {
  return filters.search.trim() !== '' || filters.from !== '' || filters.to !== '' || countDetailed(filters) > 0
}

export function withoutPeriod(filters: Filters): Filters {
  return { ...filters, ...allDates }
}

export function withoutDetails(filters: Filters): Filters {
  const { direction, status, min, max } = noFilters
  return { ...filters, direction, status, min, max }
}

export function countDetailed({ direction, status, min, max }: Filters): number {
  return [direction !== 'all', status !== 'all', min !== undefined || max !== undefined].filter(Boolean).length
}

export interface Selected {
  rows: readonly StatementRow[]
  filters: Filters
}

/** Sorted by the order of the filters, and with equal keys as the bank lists them. `notes`: what a search looks in, too. */
export function selectRows(rows: readonly StatementRow[], filters: Filters, notes: Notes = noNotes): StatementRow[] {
  const { search, direction, status, from, to, min, max, order } = filters
  // Figures alone are one amount, possibly with spaces between its groups.
  const words = wordsOf(/\p{L}/u.test(search) ? search : search.replaceAll(/\s/g, '')).map(wordOf)
  const start = parseInstant(from) ?? Number.NEGATIVE_INFINITY
  const end = endOf(to)
  return rows
    .filter(
      (row) =>
        (direction === 'all' || row.transaction_type === direction) &&
        (status === 'all' || row.status === status) &&
        (from === '' || timeOf(row) >= start) &&
        (to === '' || timeOf(row) < end) &&
        (min === undefined || (row.amount !== undefined && row.amount >= min)) &&
        (max === undefined || (row.amount !== undefined && row.amount <= max)) &&
        words.every((word) => isIn(row, word, notes.get(row.transfer_id))),
    )
    .sort(orders[order])
}

const timeOf = (row: StatementRow): number => row.date ?? Number.NEGATIVE_INFINITY
const amountOf = (row: StatementRow): number => row.amount ?? 0
/** Without a subtraction, since rows without a date would give NaN. */
const byTime = (a: StatementRow, b: StatementRow): number =>
  Number(timeOf(a) > timeOf(b)) - Number(timeOf(a) < timeOf(b))
const names = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })

const orders: Readonly<Record<SortOrder, (a: StatementRow, b: StatementRow) => number>> = {
  newest: (a, b) => byTime(b, a),
  oldest: byTime,
  largest: (a, b) => amountOf(b) - amountOf(a),
  smallest: (a, b) => amountOf(a) - amountOf(b),
  name: (a, b) => names.compare(a.name, b.name),
}

interface Word {
  text: string
  /** How an amount begins that it finds. Signs and the currency, on either side, do not count. */
  figures: string | undefined
}

function wordOf(text: string): Word {
  const figures = text.replace(/^[^\w.,]+(?=\d)|[^\w.,]+$|[.,](?=\d{3})/g, '').replace(',', '.')
  return { text, figures: /^[.\d]+$/.test(figures) ? figures : undefined }
}

function isIn({ name, reference, amount }: StatementRow, { text: word, figures }: Word, note: string | undefined) {
  if ([name, reference, note].some((text) => text !== undefined && fold(text).includes(word))) return true
  return amount !== undefined && figures !== undefined && toWire(Math.abs(amount)).startsWith(figures)
}

/** The customer's notes, by the id of the transfer. */
export type Notes = ReadonlyMap<string | undefined, string>

const noNotes: Notes = new Map()

export function notesOf(transfers: readonly PastTransfer[] = []): Notes {
  return new Map(transfers.flatMap(({ id, note }) => (id && note ? [[id, note]] : [])))
}

export function foundNotes(
  rows: readonly StatementRow[],
  search: string,
  notes: Notes,
): ReadonlyMap<StatementRow, string> {
  const words = wordsOf(search)
  return new Map(
    rows.flatMap((row) => {
      const note = notes.get(row.transfer_id)
      return note !== undefined && words.some((word) => fold(note).includes(word)) ? [[row, note]] : []
    }),
  )
}

function endOf(day: string): number {
  const instant = parseInstant(day)
  if (instant === undefined) return Number.POSITIVE_INFINITY
  const date = new Date(instant)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
}

export function shownOf(shown: number, total: number): string {
  if (shown === total) return plural(total, { one: '# transaction', other: '# transactions' })
  const part = shown.toLocaleString(locale)
  return plural(total, { one: `${part} of # transaction`, other: `${part} of # transactions` })
}

/** Consecutive rows of one calendar month. */
export interface Month extends Totals {
  label: string
  first: number
  count: number
}

/** Needs rows that are sorted by date. */
export function monthsOf(rows: readonly StatementRow[]): readonly Month[] {
  const months: Month[] = []
  let current: string | undefined
  for (const [first, row] of rows.entries()) {
    const own = row.date === undefined ? 'none' : monthOf(row.date)
    let month = months.at(-1)
    if (month === undefined || own !== current) {
      const label = row.date === undefined ? t`No date` : monthAndYear(row.date)
      month = { label, first, count: 0, credit: 0, debit: 0 }
      months.push(month)
      current = own
    }
    month.count += 1
    addTo(month, row)
  }
  return months
}

export function isByDate({ order }: Filters): boolean {
  return order === 'newest' || order === 'oldest'
}

export interface Balances {
  opening: Minor
  closing: Minor
}

/** Undefined unless all rows are readable and add up to today's balance, and the only filter is a settled period. */
export function balancesOf(
  rows: readonly StatementRow[],
  today: Minor | undefined,
  filters: Filters,
): Balances | undefined {
  if (today === undefined || isFiltering(withoutPeriod(filters))) return undefined
  const start = parseInstant(filters.from) ?? Number.NEGATIVE_INFINITY
  const end = endOf(filters.to)
  let before = 0
  let within = 0
  let after = 0
  for (const row of rows) {
    const change = balanceChange(row)
    if (change === undefined) return undefined
    const time = timeOf(row)
    const isWithin = time >= start && time < end
    if (isWithin && row.transaction_type === 'credit' && row.status === 'in_progress') return undefined
    if (isWithin) within += change
    else if (time < start) before += change
    else after += change
  }
  if (before + within + after !== today) return undefined
  return { opening: before, closing: before + within }
}

export function periodOf(rows: readonly StatementRow[], { from, to }: Filters): { from: string; to: string } {
  const days = rows.flatMap(({ date }) => (date === undefined ? [] : isoDay(date))).sort()
  return { from: from || (days[0] ?? ''), to: to || (days.at(-1) ?? '') }
}

/** Without its ending. `today` stands for all dates. */
export function fileName(rows: readonly StatementRow[], filters: Filters, today: string): string {
  const isPart = isFiltering(withoutPeriod(filters))
  if (filters.from === '' && filters.to === '')
    return isPart ? t`statement-filtered-${today}` : t({ message: `statement-${today}`, comment: 'Name of a file' })
  const { from, to } = periodOf(rows, filters)
  return isPart ? t`statement-filtered-${from}-to-${to}` : t`statement-${from}-to-${to}`
}
