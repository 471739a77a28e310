/**
 * The shared values of the contract as screens use them. The generated models of `Money`, `Timestamp` and so on are these;
 * whatever refers to them follows, types included.
 */
import { converted, exactOptional, isFields, orAbsent, string } from '#src/api/reading.ts'
import type { Reader } from '#src/api/reading.ts'
import { parseDate } from '#src/lib/dates.ts'
import type { Violation } from '#src/api/violations.ts'
import { readBoolean } from '#src/lib/readBoolean.ts'
import { fromWire } from '#src/lib/money.ts'
import type { Minor } from '#src/lib/money.ts'

/** An amount in minor units. */
export type Money = Minor | undefined
export const Money: Reader<Money> = (value, violations) =>
  orAbsent(typeof value === 'number' || typeof value === 'string' ? fromWire(value) : undefined, violations)

/** A date with or without a time, in the local zone where it names none. The same text always gives the same object. */
export type Timestamp = Date | undefined
export const Timestamp: Reader<Timestamp> = (value, violations) =>
  orAbsent(typeof value === 'string' ? dateOf(value) : undefined, violations)

/**
 * TanStack Query keeps the rows that a refetch has not changed, but compares dates by identity, so equal ones have to be
 * the same object (https://tanstack.com/query/latest/docs/framework/react/guides/render-optimizations#structural-sharing).
 */
const dates = new Map<string, Date>()
const maxDates = 200_000

function dateOf(text: string): Date | undefined {
  const known = dates.get(text)
  if (known !== undefined) return known
  const date = parseDate(text)
  if (date === undefined) return undefined
  if (dates.size >= maxDates) dates.clear()
  dates.set(text, date)
  return date
}

export type Flag = boolean | undefined
export const Flag: Reader<Flag> = (value, violations) => orAbsent(readBoolean(value), violations)

/** A percentage: 2.5 is 2.5 %. Undefined where none is stated; NaN where one is stated that cannot be read. */
export type Percent = number | undefined
export const Percent: Reader<Percent> = (value, violations) => {
  if (value === undefined || value === null || value === '') return undefined
  const percent = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  orAbsent(Number.isNaN(percent) ? undefined : percent, violations)
  return percent
}

/** Identifies a record. 7 and "7" are the same. */
export type Id = string | undefined
export const Id: Reader<Id> = (value, violations) =>
  orAbsent(
    typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : undefined,
    violations,
  )

export type Count = number | undefined
export const Count: Reader<Count> = (value, violations) => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
  return orAbsent(isCount ? count : undefined, violations)
}

export type UnreadCount = Count
export const UnreadCount: Reader<UnreadCount> = Count

/** The words in which a bank refused, where it has any. Which field decides whether it refused is in `outcome.ts`. */
export type Refusal = string | undefined
export const Refusal: Reader<Refusal> = (value) =>
  typeof value === 'string' && value.trim() !== '' && readBoolean(value) === undefined ? value : undefined

/** The further code that the bank demands, with the heading and text to show beside the field; undefined for none. */
export type AnotherCodeDemand = { head: string; body: string } | undefined

/**
 * Nothing, false, 0 and the words for them demand none. Everything else demands one, so that no transfer is ordered that
 * still needs a code. The texts are in the value, or beside it where the value is a mere flag.
 */
export const AnotherCodeDemand: Reader<AnotherCodeDemand> = (value, violations, beside) => {
  if (isFields(value))
    return orAbsent(Object.keys(value).length === 0 ? undefined : textsOf(value, violations), violations)
  const flag = value === null || value === '' ? false : readBoolean(value)
  if (flag !== undefined) return flag ? textsOf(beside, violations) : undefined
  return converted(demandsNothing(value) ? undefined : textsOf(beside, violations), violations)
}

const optionalText = exactOptional(string())

function textsOf(fields: Readonly<Record<string, unknown>>, violations: Violation[]): AnotherCodeDemand {
  return {
    head: optionalText(fields['head'], violations, fields) ?? '',
    body: optionalText(fields['body'], violations, fields) ?? '',
  }
}

function demandsNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || (typeof value === 'string' && ['', 'none', 'null'].includes(value.trim().toLowerCase()))
}
