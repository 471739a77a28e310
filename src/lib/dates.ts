import { dateLocale } from './languages.ts'

/** Milliseconds since 1970 UTC. */
export type Instant = number

/** How lists count the month in day/month/year. The bank's other channels print `zero-based`. */
export type MonthStyle = 'zero-based' | 'calendar'

const wire =
  /^(?!00)(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** ISO 8601, or `YYYY-MM-DD HH:MM:SS` as PHP writes it (local zone, as a date alone). Undefined for anything else. */
export function parseInstant(text: string | undefined): Instant | undefined {
  const [written, year, month, day, hour = 0, minute = 0, second = 0, zone] = wire.exec(text?.trim() ?? '') ?? []
  if (written === undefined) return undefined
  const date = new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  // 31 April would become 1 May.
  if (date.getDate() !== Number(day)) return undefined
  if (zone === undefined) return date.getTime()
  const instant = Date.parse(written.replace(' ', 'T'))
  return Number.isNaN(instant) ? undefined : instant
}

/** The calendar day as written, in no zone: "1990-05-15T00:00:00Z" is 1990-05-15. */
export function writtenDay(text: string | undefined): string | undefined {
  const written = text?.trim() ?? ''
  return parseInstant(written) === undefined ? undefined : written.slice(0, 10)
}

/** Day/month/year; the month has two digits and counts from 0 or 1. */
export function listDate(instant: Instant, style: MonthStyle): string {
  const date = new Date(instant)
  const month = date.getMonth() + (style === 'calendar' ? 1 : 0)
  return `${date.getDate()}/${String(month).padStart(2, '0')}/${date.getFullYear()}`
}

function formatter(options: Intl.DateTimeFormatOptions): (date: Date | Instant) => string {
  const format = new Intl.DateTimeFormat(dateLocale, options)
  return (date) => format.format(date)
}

/** "15 January 2026" */
export const spelledDate = /* @__PURE__ */ formatter({ day: 'numeric', month: 'long', year: 'numeric' })
/** "15 Jan 2026" */
export const shortDate = /* @__PURE__ */ formatter({ day: 'numeric', month: 'short', year: 'numeric' })
/** "15 Jan" */
export const shortDay = /* @__PURE__ */ formatter({ day: 'numeric', month: 'short' })
/** "Jan" */
export const shortMonthName = /* @__PURE__ */ formatter({ month: 'short' })
export const monthName = /* @__PURE__ */ formatter({ month: 'long' })
export const timeOfDay = /* @__PURE__ */ formatter({ hour: '2-digit', minute: '2-digit' })

export const monthAndYear = /* @__PURE__ */ formatter({ month: 'long', year: 'numeric' })

/** "15 January 2026, 14:05" */
export function spelledDateAndTime(date: Date | Instant): string {
  return `${spelledDate(date)}, ${timeOfDay(date)}`
}

/** `YYYY-MM` in the local zone. */
export function monthOf(instant: Date | Instant): string {
  const date = new Date(instant)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** `YYYY-MM-DD` in the local zone. */
export function isoDay(date: Date | Instant): string {
  return `${monthOf(date)}-${String(new Date(date).getDate()).padStart(2, '0')}`
}
