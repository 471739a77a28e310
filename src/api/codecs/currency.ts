import { orAbsent, type Reader } from '#src/api/reading/readers.ts'

/** Includes signs as in "Rs.", "S/" and "F CFA". Short, because it is on one line with every amount. */
const currency = /^(?=.*[\p{L}\p{Sc}])[\p{L}\p{M}\p{Sc}./’' -]{1,16}$/u

export const Currency: Reader<string> = (value, violations) => {
  const text = typeof value === 'string' ? value.trim() : undefined
  if (text === '') return ''
  return orAbsent(text !== undefined && currency.test(text) ? text : undefined, violations) ?? ''
}
export type Currency = string
