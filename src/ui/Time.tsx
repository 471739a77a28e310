import { isoDay, spelledDate, type Instant } from '#src/lib/dates.ts'

export interface TimeProps {
  /** Undefined shows a dash: there is no date to show. */
  date: Instant | undefined
  /** In place of the date in words. */
  children?: string | undefined
}

/** A date, for people and for machines. */
export function Time({ date, children }: TimeProps) {
  if (date === undefined) return '–'
  return <time dateTime={isoDay(date)}>{children ?? spelledDate(date)}</time>
}
