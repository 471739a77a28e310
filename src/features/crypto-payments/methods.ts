import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import type { CryptoChoice } from './schema.ts'

/** Initially `addresses[0]`, after choosing option i `addresses2[i]`. Money sent to another coin's address is lost. */
export function addressFor(
  { addresses, addresses2 }: Pick<CryptoMethods, 'addresses' | 'addresses2'>,
  chosen: number | undefined,
): string | undefined {
  const address = chosen === undefined ? addresses[0] : addresses2[chosen]
  return address?.trim() || undefined
}

/** A key for each text. Unlike its position it stays the same when a refetch brings another order. */
export function keysOf(texts: readonly string[]): string[] {
  return texts.map((text, position) => (texts.indexOf(text) === position ? text : `${text} ${position + 1}`))
}

/** Whether there is a coin to pay with and, if the form insists on one, a plan. */
export function isPayable(names: readonly string[], choice: CryptoChoice | undefined): boolean {
  const lacksChoice = choice?.missing !== undefined && choice.options.length === 0
  return !lacksChoice && names.some((name) => name !== '')
}
