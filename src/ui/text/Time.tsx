import { isoDay, spelledDate, type Instant } from '#src/lib/dates.ts'

export function Time({
  date,
  format = spelledDate,
}: {
  date: Instant | undefined
  format?: (date: Instant) => string
}) {
  if (date === undefined) return <span>–</span>
  return <time dateTime={isoDay(date)}>{format(date)}</time>
}
