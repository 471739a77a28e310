/** Where the bank's refusal of a form is shown. The contract has no name of a field in a refusal, only words. Pure. */
import type { AnyOutcome } from '#src/api/reading/outcome.ts'

/** A refusal that is about one field of a form: the field's name, and the bank's words. */
export interface FieldRefusal {
  field: string
  text: string
}

/** How the bank may call the fields of a form, by name of the field. */
export type FieldWords = Readonly<Record<string, RegExp>>

/** The field that a text speaks of; undefined where it speaks of none or of several. */
export function fieldIn(text: string | undefined, words: FieldWords): FieldRefusal | undefined {
  if (text === undefined) return undefined
  const [field, ...others] = Object.keys(words).filter((name) => words[name]?.test(text) === true)
  return field === undefined || others.length > 0 ? undefined : { field, text }
}

/** The field that the bank's own reason for a refusal speaks of. */
export function refusedField(outcome: AnyOutcome | undefined, words: FieldWords): FieldRefusal | undefined {
  return outcome?.kind === 'refused' ? fieldIn(outcome.message, words) : undefined
}
