import { orAbsent, type Reader } from '#src/api/reading/readers.ts'
import { readBoolean } from '#src/lib/readBoolean.ts'

export type Flag = boolean | undefined
export const Flag: Reader<Flag> = (value, violations) => orAbsent(readBoolean(value), violations)
