import { orAbsent, type Reader } from '#src/api/reading/readers.ts'
import { parseInstant, type Instant } from '#src/lib/dates.ts'

/**
 * Local zone if the date names none. A number, because TanStack Query compares Dates by identity
 * (https://tanstack.com/query/latest/docs/framework/react/guides/render-optimizations#structural-sharing).
 */
export type Timestamp = Instant | undefined
export const Timestamp: Reader<Timestamp> = (value, violations) =>
  orAbsent(typeof value === 'string' ? parseInstant(value) : undefined, violations)
