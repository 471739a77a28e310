import { orAbsent, showable, type Reader } from '#src/api/reading/readers.ts'

/** 7 and "7" identify the same record. */
export type Id = string | undefined
export const Id: Reader<Id> = (value, violations) =>
  orAbsent(
    typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
      ? showable(String(value))
      : undefined,
    violations,
  )
