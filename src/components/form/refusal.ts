/** Finds the field that a refusal concerns. The contract has no field name in a refusal, only a text. Pure. */
import type { AnyOutcome } from '#src/api/reading/outcome.ts'

/** A refusal that concerns one field: the field's name, and the bank's text. */
export interface FieldRefusal {
  field: string
  text: string
}

/** Patterns for the bank's names of the fields, by field name. */
export type FieldWords = Readonly<Record<string, RegExp>>

/** The field that a text names; undefined for none or several. */
export function fieldIn(text: string | undefined, words: FieldWords): FieldRefusal | undefined {
  if (text === undefined) return undefined
  const [field, ...others] = Object.keys(words).filter((name) => words[name]?.test(text) === true)
  return field === undefined || others.length > 0 ? undefined : { field, text }
}

/** The field that the bank's reason for a refusal names. */
export function refusedField(outcome: AnyOutcome | undefined, words: FieldWords): FieldRefusal | undefined {
  return outcome?.kind === 'refused' ? fieldIn(outcome.message, words) : undefined
}
