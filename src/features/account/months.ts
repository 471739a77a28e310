/** Months of the chart, written `YYYY-MM`, for people. */
import { monthAndYear, monthName } from '#src/lib/dates.ts'

const short = new Intl.DateTimeFormat('en', { month: 'short' })

/** The first day of a month in the local time zone. */
function firstDay(month: string): Date {
  const [year, number] = month.split('-').map(Number)
  return new Date(year ?? 0, (number ?? 1) - 1, 1)
}

/** "Jan". */
export function shortMonth(month: string): string {
  return short.format(firstDay(month))
}

/** "January 2026". */
export function monthInWords(month: string): string {
  return monthAndYear(firstDay(month))
}

/** "January". */
export function monthNameOf(month: string): string {
  return monthName(firstDay(month))
}

/** "January so far". */
export function monthSoFar(month: string): string {
  return `${monthNameOf(month)} so far`
}
