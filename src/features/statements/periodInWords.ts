import { daysOfMonth } from '#src/features/statements/model.ts'
import type { Filters } from '#src/features/statements/model.ts'
import { monthAndYear, parseDate, spelledDate } from '#src/lib/dates.ts'

/** A period for people: a whole month by its name, else its first and last day; a day that is not known is a dash. */
export function periodInWords({ from, to }: Pick<Filters, 'from' | 'to'>): string {
  if (from === '' && to === '') return 'All transactions'
  const first = parseDate(from)
  const last = parseDate(to)
  if (first !== undefined && isWholeMonth(first, { from, to })) return monthAndYear(first)
  return `${first === undefined ? '–' : spelledDate(first)} to ${last === undefined ? '–' : spelledDate(last)}`
}

function isWholeMonth(first: Date, { from, to }: Pick<Filters, 'from' | 'to'>): boolean {
  const month = daysOfMonth(first.getFullYear(), first.getMonth())
  return from === month.from && to === month.to
}
