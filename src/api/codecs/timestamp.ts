import { orAbsent, type Reader } from '#src/api/reading/readers.ts'
import { parseInstant, type Instant } from '#src/lib/dates.ts'

/** A number, because structural sharing compares Dates by identity (TanStack Query, Render Optimizations). */
export type Timestamp = Instant | undefined
export const Timestamp: Reader<Timestamp> = (value, violations) =>
  orAbsent(typeof value === 'string' ? parseInstant(value) : undefined, violations)
