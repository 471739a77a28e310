/** Finds the field that a refusal concerns: the contract has no field name in a refusal, only a text. */
import type { AnyOutcome } from '#src/api/reading/outcome.ts'

export interface FieldRefusal {
  field: string
  text: string
}

export type FieldWords = Readonly<Record<string, RegExp>>

export function fieldIn(text: string | undefined, words: FieldWords): FieldRefusal | undefined {
  if (text === undefined) return undefined
  const [field, ...others] = Object.keys(words).filter((name) => words[name]?.test(text) === true)
  return field === undefined || others.length > 0 ? undefined : { field, text }
}

export function refusedField(outcome: AnyOutcome | undefined, words: FieldWords): FieldRefusal | undefined {
  return outcome?.kind === 'refused' ? fieldIn(outcome.message, words) : undefined
}
