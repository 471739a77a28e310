import { parseDate, type CalendarDate } from '@internationalized/date'

/** The day that an ISO date ("2026-01-15") names, without a time or a zone; null for any other text. */
export function calendarDate(iso: string): CalendarDate | null {
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** What a date field submits while a part of its date is missing. It is no date, and not the text for none, which is ''. */
export const incompleteDate = 'incomplete'
