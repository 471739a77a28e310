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

export function isPayable(names: readonly string[], choice: CryptoChoice | undefined): boolean {
  const lacksChoice = choice?.isMandatory === true && choice.options.length === 0
  return !lacksChoice && names.some((name) => name !== '')
}
