import { isoDay, spelledDate, type Instant } from '#src/lib/dates.ts'

export interface TimeProps {
  /** Undefined shows a dash. */
  date: Instant | undefined
  /** How the date is written. */
  format?: ((date: Instant) => string) | undefined
}

/** A formatted date with its machine-readable value. */
export function Time({ date, format = spelledDate }: TimeProps) {
  if (date === undefined) return '–'
  return <time dateTime={isoDay(date)}>{format(date)}</time>
}
