import { monthAndYear, parseInstant, spelledDate, type Instant } from '#src/lib/dates.ts'
import { daysOfMonth, isFiltering, type Filters } from './model.ts'

/** The name of a whole month, else the first and last day; a dash for an unknown day. */
export function periodInWords({ from, to }: Pick<Filters, 'from' | 'to'>): string {
  if (from === '' && to === '') return 'All transactions'
  const first = parseInstant(from)
  const last = parseInstant(to)
  if (first !== undefined && isWholeMonth(first, { from, to })) return monthAndYear(first)
  return `${first === undefined ? '–' : spelledDate(first)} to ${last === undefined ? '–' : spelledDate(last)}`
}

export function sumsHeading(filters: Filters): string {
  const period = periodInWords(filters)
  if (!isFiltering({ ...filters, from: '', to: '' })) return period
  return filters.from === '' && filters.to === '' ? 'Transactions shown' : `${period}: transactions shown`
}

function isWholeMonth(first: Instant, { from, to }: Pick<Filters, 'from' | 'to'>): boolean {
  const date = new Date(first)
  const month = daysOfMonth(date.getFullYear(), date.getMonth())
  return from === month.from && to === month.to
}
