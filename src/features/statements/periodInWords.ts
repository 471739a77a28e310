import type { Filters } from '#src/features/statements/model.ts'
import { isoDay, monthAndYear, parseDate, spelledDate } from '#src/lib/dates.ts'

/** A period for people: a whole month by its name, else its first and last day; a day that is not known is a dash. */
export function periodInWords({ from, to }: Pick<Filters, 'from' | 'to'>): string {
  if (from === '' && to === '') return 'All transactions'
  const first = parseDate(from)
  const last = parseDate(to)
  if (first !== undefined && isWholeMonth(first, to)) return monthAndYear(first)
  return `${first === undefined ? '–' : spelledDate(first)} to ${last === undefined ? '–' : spelledDate(last)}`
}

function isWholeMonth(first: Date, to: string): boolean {
  return first.getDate() === 1 && to === isoDay(new Date(first.getFullYear(), first.getMonth() + 1, 0))
}
