import { orAbsent, type Reader } from '#src/api/reading/readers.ts'

/**
 * Letters of any script, currency signs, and what symbols such as "Rs.", "S/" and "F CFA" are written with. No longer than
 * the name of a currency: it is beside every amount, on one line with it.
 */
const currency = /^(?=.*[\p{L}\p{Sc}])[\p{L}\p{M}\p{Sc}./’' -]{1,16}$/u

/** A currency's code or symbol; empty where it is neither, as a number, an HTML entity or an invisible character. */
export const Currency: Reader<string> = (value, violations) => {
  const text = typeof value === 'string' ? value.trim() : undefined
  if (text === '') return ''
  return orAbsent(text !== undefined && currency.test(text) ? text : undefined, violations) ?? ''
}
export type Currency = string
