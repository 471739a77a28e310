import { orAbsent, showable, type Reader } from '#src/api/reading/readers.ts'
import { readBoolean } from '#src/lib/fields.ts'

export type Flag = boolean | undefined
export const Flag: Reader<Flag> = (value, violations) => orAbsent(readBoolean(value), violations)

/** The bank's text for a refusal, if any. `outcome.ts` decides whether it is one. */
export type Refusal = string | undefined
export const Refusal: Reader<Refusal> = (value) =>
  typeof value === 'string' && value.trim() !== '' && readBoolean(value) === undefined ? showable(value) : undefined
