import { orAbsent, type Reader } from '#src/api/reading/readers.ts'
import { parseDate } from '#src/lib/dates.ts'

/** A date with or without a time, in the local zone where it names none. The same text always gives the same object. */
export type Timestamp = Date | undefined
export const Timestamp: Reader<Timestamp> = (value, violations) =>
  orAbsent(typeof value === 'string' ? dateOf(value) : undefined, violations)

/**
 * TanStack Query keeps the rows that a refetch has not changed, but compares dates by identity, so equal ones have to be
 * the same object (https://tanstack.com/query/latest/docs/framework/react/guides/render-optimizations#structural-sharing).
 */
const dates = new Map<string, Date>()
const maxDates = 200_000

function dateOf(text: string): Date | undefined {
  const known = dates.get(text)
  if (known !== undefined) return known
  const date = parseDate(text)
  if (date === undefined) return undefined
  if (dates.size >= maxDates) dates.clear()
  dates.set(text, date)
  return date
}
