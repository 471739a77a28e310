import { isoDay, spelledDate, type Instant } from '#src/lib/dates.ts'

export interface TimeProps {
  date: Instant | undefined
  format?: ((date: Instant) => string) | undefined
}

export function Time({ date, format = spelledDate }: TimeProps) {
  if (date === undefined) return <span>–</span>
  return <time dateTime={isoDay(date)}>{format(date)}</time>
}
