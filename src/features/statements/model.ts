/** Which lines of a statement are shown, in which order, and how they leave as a file. Pure. */
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { toCsv } from '#src/lib/csv.ts'
import { isoDay, parseDate } from '#src/lib/dates.ts'
import { fromWire, toWire } from '#src/lib/money.ts'
import type { Minor } from '#src/lib/money.ts'
import { counted } from '#src/lib/pluralize.ts'

export type Order = 'newest' | 'oldest' | 'largest' | 'smallest' | 'name'

export interface Filters {
  /** Words that all have to occur in the name, the reference or the amount. */
  search: string
  direction: 'all' | StatementRow['transaction_type']
  status: 'all' | StatementRow['status']
  /** First and last day as ISO dates, both included; empty: no limit. */
  from: string
  to: string
  order: Order
}

export const noFilters: Filters = { search: '', direction: 'all', status: 'all', from: '', to: '', order: 'newest' }

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
  return (row) =>
    (direction === 'all' || row.transaction_type === direction) &&
    (status === 'all' || row.status === status) &&
    (from === '' || dayOf(row.date) >= from) &&
    (to === '' || dayOf(row.date) <= to) &&
    (words.length === 0 || includesAll(row, words))
}

function includesAll(row: StatementRow, words: readonly string[]): boolean {
  const text = `${row.name}\n${row.reference ?? ''}`.toLowerCase()
  return words.every(
    (word) =>
      text.includes(word) || (/^[\d.,]+$/.test(word) && toWire(amountOf(row)).includes(word.replaceAll(',', ''))),
  )
}

/** The day of a date on the wire. A time that names no zone is shown as it stands, so its day can be read off. */
function dayOf(wire: string): string {
  if (!/[Z+]|-\d\d:?\d\d$/.test(wire.slice(10))) return wire.slice(0, 10)
  const date = parseDate(wire)
  return date === undefined ? wire.slice(0, 10) : isoDay(date)
}

/** Whether dates as the database writes them already stand newest first; text compares as time does there. */
function isDescending(rows: readonly StatementRow[]): boolean {
  for (let index = 1; index < rows.length; index++) {
    const before = rows[index - 1]?.date ?? ''
    const after = rows[index]?.date ?? ''
    if (before.length !== after.length || before.length > 19 || before < after) return false
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
    .sort((a, b) => sign * (a.key - b.key))
    .map(({ row }) => row)
}

const timeOf = (row: StatementRow): number => parseDate(row.date)?.getTime() ?? 0
const amountOf = (row: StatementRow): number => fromWire(row.amount) ?? 0

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
  for (const row of rows) if (row.status !== 'failed') totals[row.transaction_type] += amountOf(row)
  knownTotals.set(rows, totals)
  return totals
}

/** The first and the last day that a statement of these rows covers, as ISO dates: the filters' where they set one. */
export function periodOf(rows: readonly StatementRow[], { from, to }: Filters): { from: string; to: string } {
  let first = from
  let last = to
  for (const { date } of rows) {
    const day = dayOf(date)
    if (from === '' && (first === '' || day < first)) first = day
    if (to === '' && day > last) last = day
  }
  return { from: first, to: last }
}

/** The rows as comma-separated values: days as ISO dates, amounts without a sign and with the direction beside them. */
export function statementCsv(rows: readonly StatementRow[], currency: string): string {
  return toCsv(
    ['Date', 'Name', 'Reference', 'Direction', 'Amount', 'Currency', 'Status'],
    rows.map((row) => {
      const minor = fromWire(row.amount)
      return [
        dayOf(row.date),
        row.name,
        row.reference ?? '',
        row.transaction_type,
        minor === undefined ? '' : toWire(minor),
        currency,
        row.status,
      ]
    }),
  )
}
