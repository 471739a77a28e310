/** What a bank may write before the name that a transaction is with. */
const lead = /^(?:(?:bank|outgoing|incoming) )?(?:transfer|payment|paid|sent|received) (?:to|from) (?=\p{L})/iu

/** The name in the text of a row: "Lena Abel" for "Transfer to Lena Abel", and the whole text where it is a name already. */
export function counterparty(name: string): string {
  return name.replace(lead, '')
}
