import { converted, orAbsent, type Reader } from '#src/api/reading/readers.ts'
import { fromWire, type Minor } from '#src/lib/money.ts'

/** A text as the contract promises it. */
const promised = /^-?\d+(\.\d+)?$/

/** An amount in minor units; absent where it could mean two things. */
export type Money = Minor | undefined
export const Money: Reader<Money> = (value, violations) => {
  const minor = typeof value === 'number' || typeof value === 'string' ? fromWire(value) : undefined
  if (minor === undefined) return orAbsent<Minor>(undefined, violations)
  return typeof value === 'string' && !promised.test(value) ? converted(minor, violations) : minor
}
