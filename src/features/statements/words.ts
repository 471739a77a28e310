import { statusWords } from '#src/features/transactions/statusWords.ts'
import {
  monthAndYear,
  monthName,
  parseInstant,
  shortDate,
  shortDay,
  spelledDate,
  type Instant,
} from '#src/lib/dates.ts'
import { formatMoney } from '#src/lib/money.ts'
import { daysOfMonth, isFiltering, withoutPeriod, type Filters } from './model.ts'

type Days = Pick<Filters, 'from' | 'to'>
type Details = Pick<Filters, 'direction' | 'status' | 'min' | 'max'>

const directionWords = { credit: 'money in', debit: 'money out' }

/** What the filter button hides, such as "money out, $100.00 or more". Empty if it hides nothing. */
export function detailsInWords({ direction, status, min, max }: Details, currency: string): string {
  const parts = [
    direction !== 'all' && directionWords[direction],
    status !== 'all' && statusWords[status],
    min !== undefined && max !== undefined
      ? `${formatMoney(min, currency)} to ${formatMoney(max, currency)}`
      : min !== undefined
        ? `${formatMoney(min, currency)} or more`
        : max !== undefined && `${formatMoney(max, currency)} or less`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** All but the dates. */
export function filtersInWords({ search, ...details }: Details & Pick<Filters, 'search'>, currency: string): string {
  const words = search.trim()
  return [words === '' ? '' : `“${words}”`, detailsInWords(details, currency)].filter((part) => part !== '').join(', ')
}

/** The name of a whole month, else the first and last day; a dash for an unknown day. */
export function periodInWords({ from, to }: Days): string {
  if (from === '' && to === '') return 'All transactions'
  const first = parseInstant(from)
  const last = parseInstant(to)
  if (first !== undefined && isWholeMonth(first, { from, to })) return monthAndYear(first)
  return `${first === undefined ? '–' : spelledDate(first)} to ${last === undefined ? '–' : spelledDate(last)}`
}

/** Short, so without the current year. Undefined unless both days are known. */
export function shortPeriod({ from, to }: Days, now: Date): string | undefined {
  const [first, last] = [parseInstant(from), parseInstant(to)]
  if (first === undefined || last === undefined) return undefined
  const isThisYear = [first, last].every((day) => new Date(day).getFullYear() === now.getFullYear())
  if (isWholeMonth(first, { from, to })) return isThisYear ? monthName(first) : monthAndYear(first)
  const name = isThisYear ? shortDay : shortDate
  return from === to ? name(first) : `${name(first)} – ${name(last)}`
}

export function sumsHeading(filters: Filters): string {
  const period = periodInWords(filters)
  if (!isFiltering(withoutPeriod(filters))) return period
  return filters.from === '' && filters.to === '' ? 'Transactions shown' : `${period}: transactions shown`
}

function isWholeMonth(first: Instant, { from, to }: Days): boolean {
  const date = new Date(first)
  const month = daysOfMonth(date.getFullYear(), date.getMonth())
  return from === month.from && to === month.to
}
