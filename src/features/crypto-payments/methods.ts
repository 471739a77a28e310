/** What a form paid with cryptocurrency offers, as the loaders answer it. */
export interface CryptoMethods {
  names: readonly string[]
  /** Entry 0 is shown before anything is chosen. */
  addresses: readonly (string | null)[]
  /** Entry i belongs to entry i of `names`. */
  addresses2: readonly (string | null)[]
}

/**
 * The address to show. Before a choice it is the first of `addresses`; after choosing option i it is `addresses2[i]`.
 * Undefined when the bank has none for it: another coin's address never stands in, since money sent there is lost.
 */
export function addressFor({ addresses, addresses2 }: CryptoMethods, chosen: number | undefined): string | undefined {
  const address = chosen === undefined ? addresses[0] : addresses2[chosen]
  return address?.trim() || undefined
}
