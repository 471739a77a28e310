import type { Reader } from '#src/api/reading/readers.ts'
import { readBoolean } from '#src/lib/readBoolean.ts'

/** The words in which a bank refused, where it has any. Which field decides whether it refused is in `outcome.ts`. */
export type Refusal = string | undefined
export const Refusal: Reader<Refusal> = (value) =>
  typeof value === 'string' && value.trim() !== '' && readBoolean(value) === undefined ? value : undefined
