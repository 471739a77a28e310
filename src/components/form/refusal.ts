/** Finds the field that a refusal concerns: the contract has no field name in a refusal, only a text. */
import type { AnyOutcome } from '#src/api/reading/outcome.ts'

export interface FieldRefusal {
  field: string
  text: string
}

export type FieldWords = Readonly<Record<string, RegExp>>

export function fieldIn(text: string | undefined, words: FieldWords): FieldRefusal | undefined {
  if (text === undefined) return undefined
  const found = Object.entries(words).flatMap(([field, pattern]) => {
    const match = pattern.exec(text)
    return match === null ? [] : [{ field, from: match.index, to: match.index + match[0].length }]
  })
  /** "Preferred name" is not about the name. */
  const isPart = (one: (typeof found)[number]): boolean =>
    found.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from)
  const [only, ...others] = found.filter((one) => !isPart(one))
  return only === undefined || others.length > 0 ? undefined : { field: only.field, text }
}

export function refusedField(outcome: AnyOutcome | undefined, words: FieldWords): FieldRefusal | undefined {
  return outcome?.kind === 'refused' ? fieldIn(outcome.message, words) : undefined
}
