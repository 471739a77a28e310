/** How the month is counted where a list shows day/month/year. `zero-based` is what the bank's other channels print. */
export type MonthStyle = 'zero-based' | 'calendar'

const wire = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const spelled = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long' })
const spelledTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/**
 * Reads a date from a response: ISO 8601, or `YYYY-MM-DD HH:MM:SS` as PHP writes it (local zone, as is a date alone).
 * Returns undefined for anything else, including days that do not exist.
 */
export function parseDate(text: string | null | undefined): Date | undefined {
  const match = wire.exec(text?.trim() ?? '')
  if (match === null) return undefined
  const [whole, year, month, day, hour = '0', minute = '0', second = '0', zone] = match
  const local = new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  if (local.getMonth() !== Number(month) - 1 || local.getDate() !== Number(day)) return undefined
  if (zone === undefined) return local
  const instant = new Date(whole.replace(' ', 'T'))
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** The calendar day that a response names ("1990-05-15T00:00:00Z" is 1990-05-15), whatever zone it is in and read in. */
export function writtenDay(text: string | null | undefined): string | undefined {
  const written = text?.trim() ?? ''
  const day = wire.exec(written) === null ? undefined : written.slice(0, 10)
  return parseDate(day) === undefined ? undefined : day
}

/** Day/month/year with the day as it is and the month in two digits, counted from 0 or from 1 (see {@link MonthStyle}). */
export function listDate(date: Date, style: MonthStyle): string {
  const month = date.getMonth() + (style === 'calendar' ? 1 : 0)
  return `${date.getDate()}/${String(month).padStart(2, '0')}/${date.getFullYear()}`
}

/** The date in words: "15 January 2026". */
export function spelledDate(date: Date): string {
  return spelled.format(date)
}

/** The date with the month cut short, for a row of a list: "15 Jan 2026". */
export function shortDate(date: Date): string {
  return short.format(date)
}

/** The month in words: "January". */
export function monthName(date: Date): string {
  return month.format(date)
}

/** The month with its year: "January 2026". */
export function monthAndYear(date: Date): string {
  return `${month.format(date)} ${date.getFullYear()}`
}

/** The time of day: "14:05". */
export function timeOfDay(date: Date): string {
  return spelledTime.format(date)
}

/** The calendar month in the local zone as `YYYY-MM`. */
export function monthOf(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** The calendar day in the local zone as `YYYY-MM-DD`, for exports and `datetime` attributes. */
export function isoDay(date: Date): string {
  return `${monthOf(date)}-${String(date.getDate()).padStart(2, '0')}`
}
