import { orAbsent, type Reader } from '#src/api/reading/readers.ts'

const promised = /^\d+(\.\d+)?$/

/** A percentage: 2.5 is 2.5%. Undefined if absent, 'unreadable' if present and invalid. */
export type Percent = number | 'unreadable' | undefined
export const Percent: Reader<Percent> = (value, violations) => {
  if (value === undefined || value === null || value === '') return undefined
  const percent = typeof value === 'string' && promised.test(value.trim()) ? Number(value) : value
  const isNumber = typeof percent === 'number' && Number.isFinite(percent)
  return orAbsent(isNumber ? percent : undefined, violations) ?? 'unreadable'
}
