/** Finds the field that a refusal concerns: the contract has no field name in a refusal, only a text. */
import type { AnyOutcome } from '#src/api/reading/outcome.ts'

export interface FieldRefusal {
  field: string
  text: string
}

export type FieldWords = Readonly<Record<string, RegExp>>

export function fieldIn(text: string | undefined, words: FieldWords): FieldRefusal | undefined {
  if (text === undefined) return undefined
  const [only, ...others] = Object.keys(words).filter((field) => words[field]?.test(text))
  return only === undefined || others.length > 0 ? undefined : { field: only, text }
}

export function refusedField(outcome: AnyOutcome | undefined, words: FieldWords): FieldRefusal | undefined {
  return outcome?.kind === 'refused' ? fieldIn(outcome.message, words) : undefined
}
