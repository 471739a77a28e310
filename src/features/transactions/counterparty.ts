/** Prefixes that a bank may write before the other party's name. */
const lead = /^(?:(?:bank|outgoing|incoming) )?(?:transfer|payment|paid|sent|received) (?:to|from) (?=\p{L})/iu

export function counterparty(name: string): string {
  return name.replace(lead, '')
}
