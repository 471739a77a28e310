import { monthAndYear, parseDate, spelledDate } from '#src/lib/dates.ts'
import { daysOfMonth, isFiltering, type Filters } from './model.ts'

/** A period for people: a whole month by its name, else its first and last day; a day that is not known is a dash. */
export function periodInWords({ from, to }: Pick<Filters, 'from' | 'to'>): string {
  if (from === '' && to === '') return 'All transactions'
  const first = parseDate(from)
  const last = parseDate(to)
  if (first !== undefined && isWholeMonth(first, { from, to })) return monthAndYear(first)
  return `${first === undefined ? '–' : spelledDate(first)} to ${last === undefined ? '–' : spelledDate(last)}`
}

/** What the sums are of: all rows of the period, or those shown where more than the period limits them. */
export function sumsHeading(filters: Filters): string {
  const period = periodInWords(filters)
  if (!isFiltering({ ...filters, from: '', to: '' })) return period
  return filters.from === '' && filters.to === '' ? 'Transactions shown' : `${period}: transactions shown`
}

function isWholeMonth(first: Date, { from, to }: Pick<Filters, 'from' | 'to'>): boolean {
  const month = daysOfMonth(first.getFullYear(), first.getMonth())
  return from === month.from && to === month.to
}
