/** Reads a response field by field and never fails. orval writes the models for zod, so readers have zod's names. */
import { isFields, readBoolean, type Fields } from '#src/lib/fields.ts'
import type { Violation } from './violations.ts'

/** Adds violations of the contract, with paths relative to the value. `beside` is the object that holds it. */
export type Reader<Value> = (value: unknown, violations: Violation[], beside: Fields) => Value

type Shape = Readonly<Record<string, Reader<unknown>>>

export interface ObjectReader<S extends Shape> extends Reader<ValuesOf<S>> {
  shape: S
}

/** The generated models use it twice, as zod's schemas have an input and an output. */
export type output<R> = R extends Reader<infer Value> ? Value : never
export type input<R> = output<R>

type OptionalKey<S extends Shape> = { [K in keyof S]: undefined extends output<S[K]> ? K : never }[keyof S]
type ValuesOf<S extends Shape> = {
  [K in keyof (Pick<S, Exclude<keyof S, OptionalKey<S>>> & Partial<Pick<S, OptionalKey<S>>>)]: output<S[K]>
}

const nothing: Fields = {}

export function orAbsent<Value>(value: Value | undefined, violations: Violation[]): Value | undefined {
  if (value === undefined) violations.push({ path: '', effect: 'absent' })
  return value
}

export function converted<Value>(value: Value, violations: Violation[]): Value {
  violations.push({ path: '', effect: value === undefined ? 'absent' : 'converted' })
  return value
}

function locate(violations: Violation[], before: number, key: string): void {
  for (const violation of violations.slice(before)) {
    const { path } = violation
    violation.path = path === '' || path.startsWith('[') ? `${key}${path}` : `${key}.${path}`
  }
}

/** The layout of megabytes of text, or of a letter with thousands of marks, would block the page for a minute. */
const maxTextLength = 10_000
const excessMarks = /(?<=\p{M}{8})\p{M}+/gu

export function showable(text: string): string {
  if (text.length <= 100) return text
  const short = text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength).replace(/[\uD800-\uDBFF]$/, '')}…`
  return short.replaceAll(excessMarks, '')
}

export function string(): Reader<string> {
  return (value, violations) => {
    if (typeof value === 'string') return showable(value)
    if (typeof value === 'number' && Number.isFinite(value)) return converted(String(value), violations)
    return orAbsent<string>(undefined, violations) ?? ''
  }
}

/** A word of the contract, in any case. Yes and no may also be sent as flags. */
function enumeration<const Word extends string>(words: readonly Word[]): Reader<Word | undefined> {
  const wordOf = (text: string) => words.find((word) => word.toLowerCase() === text)
  return (value, violations) => {
    const word = words.find((known) => known === value)
    if (word !== undefined) return word
    const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
    const flag = readBoolean(value)
    const similar =
      wordOf(text.replaceAll(/[\s-]+/g, '_')) ?? (flag === undefined ? undefined : wordOf(flag ? 'yes' : 'no'))
    return converted(similar, violations)
  }
}

function none(): Reader<undefined> {
  return (value, violations) => (value === null ? undefined : orAbsent<undefined>(undefined, violations))
}

export function nullish<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value, violations, beside) =>
    value === undefined || value === null ? undefined : read(value, violations, beside)
}

export const nullable = nullish

/** Null is read as the field's own reader reads it. */
export function exactOptional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value, violations, beside) => (value === undefined ? undefined : read(value, violations, beside))
}

export function object<S extends Shape>(shape: S): ObjectReader<S> {
  const fields = Object.entries(shape)
  const read = (value: unknown, violations: Violation[]) => {
    if (!isFields(value)) {
      orAbsent(undefined, violations)
      return Object.fromEntries(fields.map(([key, field]) => [key, field(undefined, [], nothing)]))
    }
    const result: Record<string, unknown> = {}
    for (const [key, field] of fields) {
      const before = violations.length
      const found = field(value[key], violations, value)
      if (violations.length > before) locate(violations, before, key)
      if (found !== undefined) result[key] = found
    }
    return result
  }
  // TypeScript cannot infer that the loop assigns each key its reader's value.
  return Object.assign(read as Reader<ValuesOf<S>>, { shape })
}

function idIn(row: unknown): string | undefined {
  const id = isFields(row) ? row['id'] : undefined
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** An id that several rows share identifies none: a press on one would open another. */
function sharedIds(rows: readonly unknown[]): ReadonlySet<string> {
  const known = new Set<string>()
  const shared = new Set<string>()
  for (const row of rows) {
    const id = idIn(row)
    if (id !== undefined) (known.has(id) ? shared : known).add(id)
  }
  return shared
}

/** PHP sends an empty list in several ways. */
function isEmptyList(value: unknown): boolean {
  return (
    value === undefined || value === null || value === false || (isFields(value) && Object.keys(value).length === 0)
  )
}

/** A lone object is a list of one. A list without a readable row is absent. Unreadable texts stay: positions matter. */
export function array<Value>(read: Reader<Value>): Reader<Value[]> {
  const shape = shapeOf(read)
  const keys = shape && Object.keys(shape)
  const isRow = (row: unknown) =>
    keys === undefined || (isFields(row) && keys.some((key) => row[key] !== undefined && row[key] !== null))
  return (value, violations, beside) => {
    if (!Array.isArray(value)) {
      if (isEmptyList(value)) return converted([], violations)
      if (keys !== undefined && isRow(value)) return converted([read(value, violations, beside)], violations)
      return orAbsent<Value[]>(undefined, violations) ?? []
    }
    const rows: Value[] = []
    const shared = shape !== undefined && 'id' in shape ? sharedIds(value) : new Set<string>()
    for (const [index, row] of (value as unknown[]).entries()) {
      const before = violations.length
      const hasShared = shared.size > 0 && shared.has(idIn(row) ?? '')
      if (isRow(row)) rows.push(read(hasShared && isFields(row) ? { ...row, id: null } : row, violations, beside))
      else violations.push({ path: '', effect: 'omitted' })
      if (violations.length > before) locate(violations, before, `[${index}]`)
    }
    if (value.length > 0 && rows.length === 0) orAbsent(undefined, violations)
    return rows
  }
}

export function intersection<A extends Shape, B extends Shape>(
  one: ObjectReader<A>,
  other: ObjectReader<B>,
): ObjectReader<A & B> {
  return object({ ...one.shape, ...other.shape })
}

/** The first alternative without a violation, else the first one as far as it can be read. */
export function union<Readers extends readonly [Reader<unknown>, ...Reader<unknown>[]]>(
  readers: Readers,
): Reader<output<Readers[number]>> {
  return (value, violations, beside) => {
    for (const read of readers) {
      const found: Violation[] = []
      const result = read(value, found, beside)
      if (found.length === 0) return result as output<Readers[number]>
    }
    return readers[0](value, violations, beside) as output<Readers[number]>
  }
}

function shapeOf(read: Reader<unknown> | ObjectReader<Shape>): Shape | undefined {
  return 'shape' in read ? read.shape : undefined
}

export function readResponse<Value>(read: Reader<Value>, response: unknown): { value: Value; violations: Violation[] } {
  const violations: Violation[] = []
  return { value: read(response, violations, nothing), violations }
}

export { enumeration as enum, none as null }
