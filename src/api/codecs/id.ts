import { orAbsent, showable, type Reader } from '#src/api/reading/readers.ts'

/** Identifies a record. 7 and "7" are the same. */
export type Id = string | undefined
export const Id: Reader<Id> = (value, violations) =>
  orAbsent(
    typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
      ? showable(String(value))
      : undefined,
    violations,
  )
