import { isoDay, spelledDate, type Instant } from '#src/lib/dates.ts'

export interface TimeProps {
  /** Undefined shows a dash. */
  date: Instant | undefined
  /** Replaces the formatted date. */
  children?: string | undefined
}

/** A formatted date with its machine-readable value. */
export function Time({ date, children }: TimeProps) {
  if (date === undefined) return '–'
  return <time dateTime={isoDay(date)}>{children ?? spelledDate(date)}</time>
}
