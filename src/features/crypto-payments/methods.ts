import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'

/**
 * The address to show. Before a choice it is the first of `addresses`; after choosing option i it is `addresses2[i]`.
 * Undefined when the bank has none for it: another coin's address is never shown instead, since money sent there is lost.
 */
export function addressFor(
  { addresses, addresses2 }: Pick<CryptoMethods, 'addresses' | 'addresses2'>,
  chosen: number | undefined,
): string | undefined {
  const address = chosen === undefined ? addresses[0] : addresses2[chosen]
  return address?.trim() || undefined
}
