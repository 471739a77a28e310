import type { BankView } from '#mocks/db/store.ts'

/** A number that the bank keeps by name; 0 when it was never set. */
export function numberIn({ numbers }: BankView, name: string): number {
  return numbers.find((kept) => kept.name === name)?.value ?? 0
}
