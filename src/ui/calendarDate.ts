import { parseDate, type CalendarDate } from '@internationalized/date'

/** The day of an ISO date ("2026-01-15"); null for any other text. */
export function calendarDate(iso: string): CalendarDate | null {
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** Submitted by a date field with a partial date. It is neither a date nor '', the value for none. */
export const incompleteDate = 'incomplete'
