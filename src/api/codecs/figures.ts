import { converted, orAbsent, showable, type Reader } from '#src/api/reading/readers.ts'
import { parseInstant, type Instant } from '#src/lib/dates.ts'
import { fromWire, type Minor } from '#src/lib/money.ts'

export type Count = number | undefined
export const Count: Reader<Count> = (value, violations) => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
  return orAbsent(isCount ? count : undefined, violations)
}

export { Count as UnreadCount }

/** 7 and "7" identify the same record. */
export type Id = string | undefined
export const Id: Reader<Id> = (value, violations) =>
  orAbsent(
    typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
      ? showable(String(value))
      : undefined,
    violations,
  )

/** A number, because structural sharing compares Dates by identity (TanStack Query, Render Optimizations). */
export type Timestamp = Instant | undefined
export const Timestamp: Reader<Timestamp> = (value, violations) =>
  orAbsent(typeof value === 'string' ? parseInstant(value) : undefined, violations)

/** Includes signs as in "Rs.", "S/" and "F CFA". Short, because it is on one line with every amount. */
const currency = /^(?=.*[\p{L}\p{Sc}])[\p{L}\p{M}\p{Sc}./’' -]{1,16}$/u

export const Currency: Reader<string> = (value, violations) => {
  const text = typeof value === 'string' ? value.trim() : undefined
  if (text === '') return ''
  return orAbsent(text !== undefined && currency.test(text) ? text : undefined, violations) ?? ''
}
export type Currency = string

export { Currency as CurrencySymbol }

const promisedAmount = /^-?\d+(\.\d+)?$/

/** Minor units; undefined if absent or ambiguous. */
export type Money = Minor | undefined
export const Money: Reader<Money> = (value, violations) => {
  const minor = typeof value === 'number' || typeof value === 'string' ? fromWire(value) : undefined
  if (minor === undefined) return orAbsent<Minor>(undefined, violations)
  return typeof value === 'string' && !promisedAmount.test(value) ? converted(minor, violations) : minor
}

/** A minus could mean either direction. */
export type UnsignedMoney = Money
export const UnsignedMoney: Reader<UnsignedMoney> = (value, violations, beside) => {
  const minor = Money(value, violations, beside)
  return minor !== undefined && minor < 0 ? orAbsent<Minor>(undefined, violations) : minor
}

const promisedPercent = /^\d+(\.\d+)?$/

/** A percentage: 2.5 is 2.5%. Undefined if absent, 'unreadable' if present and invalid. */
export type Percent = number | 'unreadable' | undefined
export const Percent: Reader<Percent> = (value, violations) => {
  if (value === undefined || value === null || value === '') return undefined
  const percent = typeof value === 'string' && promisedPercent.test(value.trim()) ? Number(value) : value
  const isNumber = typeof percent === 'number' && Number.isFinite(percent)
  return orAbsent(isNumber ? percent : undefined, violations) ?? 'unreadable'
}
