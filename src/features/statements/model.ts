import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { balanceChange } from '#src/features/transactions/balance.ts'
import { addTo, type Totals } from '#src/features/transactions/totals.ts'
import { isoDay, monthAndYear, monthOf, parseInstant, type Instant } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import { pluralize } from '#src/lib/text.ts'
import { wordsOf } from '#src/lib/wordsOf.ts'
import { foundNote, matches, searchTerms } from './search.ts'

export type SortOrder = 'newest' | 'oldest' | 'largest' | 'smallest' | 'name'
export type Period = 'all' | 'thisMonth' | 'lastMonth' | 'custom'

export interface Filters {
  search: string
  direction: 'all' | NonNullable<StatementRow['transaction_type']>
  status: 'all' | NonNullable<StatementRow['status']>
  period: Period
  /** First and last day as ISO dates, both included; empty: no limit. Any other text is a date that cannot be read. */
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
    { label: 'Last 30 days', first: new Date(year, month, day - 29) },
    { label: 'Last 90 days', first: new Date(year, month, day - 89) },
    { label: 'This year', first: new Date(year, 0, 1) },
  ].map(({ label, first }) => ({ label, range: { from: isoDay(first), to: isoDay(now) } }))
}

/** `YYYY-MM`, newest first. */
export const monthsIn = oncePerList((rows): readonly string[] =>
  [...new Set(rows.flatMap(({ date }) => (date === undefined ? [] : monthOf(date))))].sort().toReversed(),
)

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

/** No transaction is in a period with an error. */
export function periodError({ from, to }: Pick<Filters, 'from' | 'to'>): string | undefined {
  const days = [from, to].filter((day) => day !== '')
  if (days.some((day) => parseInstant(day) === undefined)) return 'Check this date'
  return from !== '' && to !== '' && to < from ? 'The end date is before the start date' : undefined
}

/**
 * Returns the bank's own list, not a copy, if it is newest first and unfiltered. Also searches the notes of
 * `transfers`.
 */
export function selectRows(
  rows: readonly StatementRow[],
  filters: Filters,
  transfers: readonly PastTransfer[] = noTransfers,
): readonly StatementRow[] {
  const passing = isFiltering(filters) ? filtered(rows, filters, notesOf(transfers)) : rows
  return filters.order === 'newest' && isDescending(passing) ? passing : sorted(passing, filters.order)
}

export type Notes = ReadonlyMap<string | undefined, string>

/** The notes by which rows are found: see `foundNote`. */
export function foundNotes(
  rows: readonly StatementRow[],
  search: string,
  transfers: readonly PastTransfer[] = noTransfers,
): ReadonlyMap<StatementRow, readonly string[]> {
  const words = wordsOf(search)
  const notes: Notes = notesOf(transfers)
  if (words.length === 0 || notes.size === 0) return new Map()
  return new Map(
    rows.flatMap((row) => {
      const note = notes.get(row.transfer_id)
      const parts = note === undefined ? undefined : foundNote(words, row, note)
      return parts === undefined ? [] : [[row, parts]]
    }),
  )
}

function filtered(rows: readonly StatementRow[], filters: Filters, notes: Notes): StatementRow[] {
  const { search, direction, status, from, to, min, max } = filters
  if (periodError(filters) !== undefined) return []
  const terms = searchTerms(search, rows)
  const start = parseInstant(from) ?? Number.NEGATIVE_INFINITY
  const end = endOf(to)
  return rows.filter(
    (row) =>
      (direction === 'all' || row.transaction_type === direction) &&
      (status === 'all' || row.status === status) &&
      (from === '' || timeOf(row) >= start) &&
      (to === '' || timeOf(row) < end) &&
      (min === undefined || (row.amount !== undefined && row.amount >= min)) &&
      (max === undefined || (row.amount !== undefined && row.amount <= max)) &&
      terms.every((term) => matches(term, row, notes.get(row.transfer_id))),
  )
}

function endOf(day: string): number {
  const instant = parseInstant(day)
  if (instant === undefined) return Number.POSITIVE_INFINITY
  const date = new Date(instant)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
}

function isDescending(rows: readonly StatementRow[]): boolean {
  let before = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const time = timeOf(row)
    if (time > before) return false
    before = time
  }
  return true
}

function sorted(rows: readonly StatementRow[], order: SortOrder): StatementRow[] {
  switch (order) {
    case 'newest':
      return byNumber(rows, timeOf, -1)
    case 'oldest':
      return byNumber(rows, timeOf, 1)
    case 'largest':
      return byNumber(rows, amountOf, -1)
    case 'smallest':
      return byNumber(rows, amountOf, 1)
    case 'name': {
      const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
      return [...rows].sort((a, b) => compare(a.name, b.name))
    }
  }
}

/** Computes each key once. Rows with equal keys keep their order. */
function byNumber(rows: readonly StatementRow[], keyOf: (row: StatementRow) => number, sign: 1 | -1): StatementRow[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => (a.key === b.key ? 0 : sign * (a.key - b.key)))
    .map(({ row }) => row)
}

const timeOf = (row: StatementRow): number => row.date ?? Number.NEGATIVE_INFINITY
const amountOf = (row: StatementRow): number => row.amount ?? 0

export function shownOf(shown: number, total: number): string {
  return `${shown === total ? '' : `${shown.toLocaleString('en')} of `}${pluralize(total, 'transaction')}`
}

/** Caches a result per list of rows: the list of a long statement is stable between visits. */
function oncePerList<Result extends object, Row = StatementRow>(
  compute: (rows: readonly Row[]) => Result,
): (rows: readonly Row[]) => Result {
  const known = new WeakMap<readonly Row[], Result>()
  return (rows) => {
    const result = known.get(rows) ?? compute(rows)
    known.set(rows, result)
    return result
  }
}

const noTransfers: readonly PastTransfer[] = []

export const notesOf = oncePerList(
  (transfers: readonly PastTransfer[]) =>
    new Map(transfers.flatMap(({ id, note }) => (id && note ? [[id, note]] : []))),
)

export const totalsOf = oncePerList((rows): Totals => {
  const totals: Totals = { credit: 0, debit: 0 }
  for (const row of rows) addTo(totals, row)
  return totals
})

/** Consecutive rows of one calendar month. */
export interface Month extends Totals {
  label: string
  first: number
  count: number
}

/** Needs rows that are sorted by date. */
export const monthsOf = oncePerList((rows): readonly Month[] => {
  const months: Month[] = []
  let limits: MonthLimits | undefined
  for (const row of rows) {
    let month = months.at(-1)
    if (month === undefined || limits === undefined || !isIn(limits, row.date)) {
      limits = limitsOf(row.date)
      month = {
        label: row.date === undefined ? 'No date' : monthAndYear(row.date),
        first: month === undefined ? 0 : month.first + month.count,
        count: 0,
        credit: 0,
        debit: 0,
      }
      months.push(month)
    }
    month.count += 1
    addTo(month, row)
  }
  return months
})

type MonthLimits = { start: Instant; end: Instant } | 'none'

/** Compares limits, since a Date for each of many thousand rows is slower. */
function limitsOf(instant: Instant | undefined): MonthLimits {
  if (instant === undefined) return 'none'
  const date = new Date(instant)
  const firstDay = (month: number) => new Date(date.getFullYear(), month, 1).getTime()
  return { start: firstDay(date.getMonth()), end: firstDay(date.getMonth() + 1) }
}

function isIn(limits: MonthLimits, instant: Instant | undefined): boolean {
  if (limits === 'none' || instant === undefined) return limits === 'none' && instant === undefined
  return instant >= limits.start && instant < limits.end
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
  if (today === undefined || periodError(filters) !== undefined || isFiltering(withoutPeriod(filters))) return undefined
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
  let first: Instant | undefined
  let last: Instant | undefined
  for (const { date } of rows) {
    if (date === undefined) continue
    if (first === undefined || date < first) first = date
    if (last === undefined || date > last) last = date
  }
  return {
    from: from || (first === undefined ? '' : isoDay(first)),
    to: to || (last === undefined ? '' : isoDay(last)),
  }
}

/** Part of a file name. Undefined for all dates. */
export function periodName(rows: readonly StatementRow[], filters: Filters): string | undefined {
  if (filters.from === '' && filters.to === '') return undefined
  const { from, to } = periodOf(rows, filters)
  return `${from}-to-${to}`
}
