import { t } from '@lingui/core/macro'
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
import { comma } from '#src/texts/common.ts'
import { daysOfMonth, isFiltering, withoutPeriod, type Filters } from './model.ts'

type Days = Pick<Filters, 'from' | 'to'>
type Details = Pick<Filters, 'direction' | 'status' | 'min' | 'max'>

const directionWords = { credit: t`money in`, debit: t`money out` }

/** What the filter button hides, such as "money out, $100.00 or more". Empty if it hides nothing. */
export function detailsInWords({ direction, status, min, max }: Details, currency: string): string {
  const least = min !== undefined && formatMoney(min, currency)
  const most = max !== undefined && formatMoney(max, currency)
  const parts = [
    direction !== 'all' && directionWords[direction],
    status !== 'all' && statusWords[status],
    least !== false && most !== false
      ? t({ message: `${least} to ${most}`, context: 'amounts' })
      : least !== false
        ? t`${least} or more`
        : most !== false && t`${most} or less`,
  ]
  return parts.filter((part) => part !== false).join(comma)
}

/** All but the dates. */
export function filtersInWords({ search, ...details }: Details & Pick<Filters, 'search'>, currency: string): string {
  const words = search.trim()
  return [words === '' ? '' : t`“${words}”`, detailsInWords(details, currency)]
    .filter((part) => part !== '')
    .join(comma)
}

/** The name of a whole month, else the first and last day; a dash for an unknown day. */
export function periodInWords({ from, to }: Days): string {
  if (from === '' && to === '') return t`All transactions`
  const first = parseInstant(from)
  const last = parseInstant(to)
  if (first !== undefined && isWholeMonth(first, { from, to })) return monthAndYear(first)
  const firstDay = first === undefined ? '–' : spelledDate(first)
  const lastDay = last === undefined ? '–' : spelledDate(last)
  return t({ message: `${firstDay} to ${lastDay}`, context: 'dates' })
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
  return filters.from === '' && filters.to === '' ? t`Transactions shown` : t`${period}: transactions shown`
}

function isWholeMonth(first: Instant, { from, to }: Days): boolean {
  const date = new Date(first)
  const month = daysOfMonth(date.getFullYear(), date.getMonth())
  return from === month.from && to === month.to
}
