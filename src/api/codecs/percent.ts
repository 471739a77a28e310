import { orAbsent, type Reader } from '#src/api/reading/readers.ts'

/** A percentage: 2.5 is 2.5 %. Undefined where none is stated; NaN where one is stated that cannot be read. */
export type Percent = number | undefined
export const Percent: Reader<Percent> = (value, violations) => {
  if (value === undefined || value === null || value === '') return undefined
  const percent = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  orAbsent(Number.isNaN(percent) ? undefined : percent, violations)
  return percent
}
