/** Which lines of a statement are shown, in which order, and how they leave as a file. Pure. */
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { toCsv } from '#src/lib/csv.ts'
import { isoDay, parseDate } from '#src/lib/dates.ts'
import { toWire } from '#src/lib/money.ts'
import type { Minor } from '#src/lib/money.ts'
import { counted } from '#src/lib/pluralize.ts'

export type Order = 'newest' | 'oldest' | 'largest' | 'smallest' | 'name'

export interface Filters {
  /** Words that all have to occur in the name, the reference or the amount. */
  search: string
  direction: 'all' | NonNullable<StatementRow['transaction_type']>
  status: 'all' | NonNullable<StatementRow['status']>
  /** First and last day as ISO dates, both included; empty: no limit. */
  from: string
  to: string
  order: Order
}

export const noFilters: Filters = { search: '', direction: 'all', status: 'all', from: '', to: '', order: 'newest' }

/** The first and last day of a month that an address names (`YYYY-MM`); nothing for anything else. */
export function monthFilter(month: string | null): Partial<Filters> {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month ?? '') ?? []
  if (year === undefined || number === undefined) return {}
  const last = new Date(Number(year), Number(number), 0).getDate()
  return { from: `${year}-${number}-01`, to: `${year}-${number}-${last}` }
}

/** Whether the filters hide anything by their nature; the order never does. */
export function isFiltering({ search, direction, status, from, to }: Filters): boolean {
  return search.trim() !== '' || direction !== 'all' || status !== 'all' || from !== '' || to !== ''
}

/** Whether the last day lies before the first, so that no day is left. */
export function isBackwards({ from, to }: Filters): boolean {
  return from !== '' && to !== '' && to < from
}

/**
 * The rows that pass the filters, in the order asked for. Without filters and newest first these are the bank's own rows,
 * in its own order: a long statement costs nothing until something is asked of it.
 */
export function selectRows(rows: readonly StatementRow[], filters: Filters): readonly StatementRow[] {
  const passing = isFiltering(filters) ? rows.filter(passes(filters)) : rows
  return filters.order === 'newest' && isDescending(passing) ? passing : sorted(passing, filters.order)
}

function passes({ search, direction, status, from, to }: Filters): (row: StatementRow) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const start = parseDate(from)?.getTime() ?? Number.NEGATIVE_INFINITY
  const end = endOf(to)
  return (row) =>
    (direction === 'all' || row.transaction_type === direction) &&
    (status === 'all' || row.status === status) &&
    (from === '' || timeOf(row) >= start) &&
    (to === '' || timeOf(row) < end) &&
    (words.length === 0 || includesAll(row, words))
}

function includesAll(row: StatementRow, words: readonly string[]): boolean {
  const text = `${row.name}\n${row.reference ?? ''}`.toLowerCase()
  return words.every(
    (word) =>
      text.includes(word) || (/^[\d.,]+$/.test(word) && toWire(amountOf(row)).includes(word.replaceAll(',', ''))),
  )
}

/** When a day is over, in milliseconds; an empty day never is. */
function endOf(day: string): number {
  const date = parseDate(day)
  if (date === undefined) return Number.POSITIVE_INFINITY
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
}

/** Whether the rows are in descending order already. */
function isDescending(rows: readonly StatementRow[]): boolean {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if (next !== undefined && timeOf(row) < timeOf(next)) return false
  }
  return true
}

function sorted(rows: readonly StatementRow[], order: Order): StatementRow[] {
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

/** Each key is worked out once, not at every comparison. Rows of the same key keep their order. */
function byNumber(rows: readonly StatementRow[], keyOf: (row: StatementRow) => number, sign: 1 | -1): StatementRow[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => (a.key === b.key ? 0 : sign * (a.key - b.key)))
    .map(({ row }) => row)
}

/** Milliseconds; rows without a date count as the oldest. */
const timeOf = (row: StatementRow): number => row.date?.getTime() ?? Number.NEGATIVE_INFINITY
const amountOf = (row: StatementRow): number => row.amount ?? 0

/** How much of a statement is shown, in words. */
export function shownOf(shown: number, total: number): string {
  return `${shown === total ? '' : `${shown.toLocaleString('en')} of `}${counted(total, 'transaction')}`
}

export interface Totals {
  credit: Minor
  debit: Minor
}

/** Of rows that have been added up already; a long statement is, each time one returns to it. */
const knownTotals = new WeakMap<readonly StatementRow[], Totals>()

/** What came in and what went out, in minor units. Failed transactions moved nothing. */
export function totalsOf(rows: readonly StatementRow[]): Totals {
  const known = knownTotals.get(rows)
  if (known !== undefined) return known
  const totals: Totals = { credit: 0, debit: 0 }
  for (const row of rows) {
    if (row.status !== 'failed' && row.transaction_type !== undefined) totals[row.transaction_type] += amountOf(row)
  }
  knownTotals.set(rows, totals)
  return totals
}

/** The first and the last day that a statement of these rows covers, as ISO dates: the filters' where they set one. */
export function periodOf(rows: readonly StatementRow[], { from, to }: Filters): { from: string; to: string } {
  let first: Date | undefined
  let last: Date | undefined
  for (const { date } of rows) {
    if (date === undefined) continue
    if (first === undefined || date < first) first = date
    if (last === undefined || date > last) last = date
  }
  return { from: from || (first ? isoDay(first) : ''), to: to || (last ? isoDay(last) : '') }
}

/** The rows as comma-separated values: days as ISO dates, amounts without a sign and with the direction beside them. */
export function statementCsv(rows: readonly StatementRow[], currency: string): string {
  return toCsv(
    ['Date', 'Name', 'Reference', 'Direction', 'Amount', 'Currency', 'Status'],
    rows.map(({ date, name, reference, transaction_type, amount, status }) => [
      date === undefined ? '' : isoDay(date),
      name,
      reference ?? '',
      transaction_type ?? '',
      amount === undefined ? '' : toWire(amount),
      currency,
      status ?? '',
    ]),
  )
}
