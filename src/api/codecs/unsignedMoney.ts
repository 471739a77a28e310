import { orAbsent, type Reader } from '#src/api/reading/readers.ts'
import type { Minor } from '#src/lib/money.ts'
import { Money } from './money.ts'

/** A minus could mean either direction. */
export type UnsignedMoney = Money
export const UnsignedMoney: Reader<UnsignedMoney> = (value, violations, beside) => {
  const minor = Money(value, violations, beside)
  return minor !== undefined && minor < 0 ? orAbsent<Minor>(undefined, violations) : minor
}
