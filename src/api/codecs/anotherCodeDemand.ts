import { converted, exactOptional, orAbsent, string, type Reader } from '#src/api/reading/readers.ts'
import type { Violation } from '#src/api/reading/violations.ts'
import { isFields, readBoolean } from '#src/lib/fields.ts'

export type AnotherCodeDemand = { head: string; body: string } | undefined

/** Only false-like values mean that no code is needed. A boolean has heading and text beside it. */
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
