import {
  monthAndYear,
  monthName,
  parseInstant,
  shortDate,
  shortDay,
  spelledDate,
  type Instant,
} from '#src/lib/dates.ts'
import { daysOfMonth, isFiltering, monthFilter, withoutPeriod, type Filters } from './model.ts'

/** The name of a whole month, else the first and last day; a dash for an unknown day. */
export function periodInWords({ from, to }: Pick<Filters, 'from' | 'to'>): string {
  if (from === '' && to === '') return 'All transactions'
  const first = parseInstant(from)
  const last = parseInstant(to)
  if (first !== undefined && isWholeMonth(first, { from, to })) return monthAndYear(first)
  return `${first === undefined ? '–' : spelledDate(first)} to ${last === undefined ? '–' : spelledDate(last)}`
}

/** Short, so without the current year. Undefined unless both days are known. */
export function shortPeriod({ from, to }: Pick<Filters, 'from' | 'to'>, now: Date): string | undefined {
  const [first, last] = [parseInstant(from), parseInstant(to)]
  if (first === undefined || last === undefined) return undefined
  const isThisYear = [first, last].every((day) => new Date(day).getFullYear() === now.getFullYear())
  if (isWholeMonth(first, { from, to })) return isThisYear ? monthName(first) : monthAndYear(first)
  const name = isThisYear ? shortDay : shortDate
  return from === to ? name(first) : `${name(first)} – ${name(last)}`
}

/** The newest months before last month, which has its own button beside "this month". */
export function monthPresets(months: readonly string[], now: Date) {
  const { from: lastMonth } = daysOfMonth(now.getFullYear(), now.getMonth() - 1)
  return months
    .filter((month) => month < lastMonth.slice(0, 7))
    .slice(0, 3)
    .map((month) => {
      const { from = '', to = '' } = monthFilter(month)
      return { label: shortPeriod({ from, to }, now) ?? month, range: { from, to } }
    })
}

export function sumsHeading(filters: Filters): string {
  const period = periodInWords(filters)
  if (!isFiltering(withoutPeriod(filters))) return period
  return filters.from === '' && filters.to === '' ? 'Transactions shown' : `${period}: transactions shown`
}

/** Such as "in this month". Undefined for all dates. */
export function withinPeriod(filters: Filters): string | undefined {
  if (filters.from === '' && filters.to === '') return undefined
  if (filters.period === 'thisMonth') return 'in this month'
  const first = parseInstant(filters.from)
  return first !== undefined && isWholeMonth(first, filters) ? `in ${monthAndYear(first)}` : 'in these dates'
}

function isWholeMonth(first: Instant, { from, to }: Pick<Filters, 'from' | 'to'>): boolean {
  const date = new Date(first)
  const month = daysOfMonth(date.getFullYear(), date.getMonth())
  return from === month.from && to === month.to
}
