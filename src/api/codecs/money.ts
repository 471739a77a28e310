import { converted, orAbsent, type Reader } from '#src/api/reading/readers.ts'
import { fromWire, type Minor } from '#src/lib/money.ts'

const promised = /^-?\d+(\.\d+)?$/

/** Minor units; undefined if absent or ambiguous. */
export type Money = Minor | undefined
export const Money: Reader<Money> = (value, violations) => {
  const minor = typeof value === 'number' || typeof value === 'string' ? fromWire(value) : undefined
  if (minor === undefined) return orAbsent<Minor>(undefined, violations)
  return typeof value === 'string' && !promised.test(value) ? converted(minor, violations) : minor
}
