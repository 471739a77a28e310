import { orAbsent, type Reader } from '#src/api/reading/readers.ts'
import { fromWire, type Minor } from '#src/lib/money.ts'

/** An amount in minor units. */
export type Money = Minor | undefined
export const Money: Reader<Money> = (value, violations) =>
  orAbsent(typeof value === 'number' || typeof value === 'string' ? fromWire(value) : undefined, violations)
