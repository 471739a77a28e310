/** A moment, in milliseconds since 1970 UTC. */
export type Instant = number

/** How the month is counted where a list shows day/month/year. `zero-based` is what the bank's other channels print. */
export type MonthStyle = 'zero-based' | 'calendar'

const wire =
  /^(?!00)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const spelled = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const shortest = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long' })
const spelledTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/**
 * Reads a date from a response: ISO 8601, or `YYYY-MM-DD HH:MM:SS` as PHP writes it (local zone, as is a date alone).
 * Returns undefined for anything else, including days that do not exist.
 */
export function parseInstant(text: string | null | undefined): Instant | undefined {
  const written = text?.trim() ?? ''
  const match = wire.exec(written)
  if (match === null) return undefined
  // Every part has its place. Taking the parts apart by the expression doubles the time for a long statement.
  const [year, month, day] = [
    digitsAt(written, 0) * 100 + digitsAt(written, 2),
    digitsAt(written, 5),
    digitsAt(written, 8),
  ]
  if (day > 28 && day > new Date(year, month, 0).getDate()) return undefined
  if (match[1] !== undefined) {
    const instant = Date.parse(written.replace(' ', 'T'))
    return Number.isNaN(instant) ? undefined : instant
  }
  if (written.length === 10) return new Date(year, month - 1, day).getTime()
  const second = written.length > 16 ? digitsAt(written, 17) : 0
  return new Date(year, month - 1, day, digitsAt(written, 11), digitsAt(written, 14), second).getTime()
}

/** The number that two digits of a text are. */
function digitsAt(text: string, index: number): number {
  return (text.charCodeAt(index) - zero) * 10 + text.charCodeAt(index + 1) - zero
}

const zero = 48

/** The calendar day that a response names ("1990-05-15T00:00:00Z" is 1990-05-15), whatever zone it is in and read in. */
export function writtenDay(text: string | null | undefined): string | undefined {
  const written = text?.trim() ?? ''
  return parseInstant(written) === undefined ? undefined : written.slice(0, 10)
}

/** Day/month/year with the day as it is and the month in two digits, counted from 0 or from 1 (see {@link MonthStyle}). */
export function listDate(instant: Instant, style: MonthStyle): string {
  const date = new Date(instant)
  const month = date.getMonth() + (style === 'calendar' ? 1 : 0)
  return `${date.getDate()}/${String(month).padStart(2, '0')}/${date.getFullYear()}`
}

/** The date in words: "15 January 2026". */
export function spelledDate(date: Date | Instant): string {
  return spelled.format(date)
}

/** The date with the month cut short, for a row of a list: "15 Jan 2026". */
export function shortDate(date: Date | Instant): string {
  return short.format(date)
}

/** The day without its year, under a heading that has it: "15 Jan". */
export function shortDay(date: Date | Instant): string {
  return shortest.format(date)
}

/** The month in words: "January". */
export function monthName(date: Date | Instant): string {
  return month.format(date)
}

/** The month with its year: "January 2026". */
export function monthAndYear(date: Date | Instant): string {
  return `${month.format(date)} ${new Date(date).getFullYear()}`
}

/** The time of day: "14:05". */
export function timeOfDay(date: Date | Instant): string {
  return spelledTime.format(date)
}

/** The calendar month in the local zone as `YYYY-MM`. */
export function monthOf(instant: Date | Instant): string {
  const date = new Date(instant)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** The calendar day in the local zone as `YYYY-MM-DD`, for exports and `datetime` attributes. */
export function isoDay(date: Date | Instant): string {
  return `${monthOf(date)}-${String(new Date(date).getDate()).padStart(2, '0')}`
}
