import { orAbsent, type Reader } from '#src/api/reading/readers.ts'

export type Count = number | undefined
export const Count: Reader<Count> = (value, violations) => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
  return orAbsent(isCount ? count : undefined, violations)
}
