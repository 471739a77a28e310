const plainLetters: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', ı: 'i', ς: 'σ' }

/** What searches compare: "Müller", however it is encoded, is "muller". The texts of a bank are mostly ASCII. */
export function fold(text: string): string {
  if (/^[\x20-\x7E\n]*$/.test(text)) return text.toLowerCase()
  return text
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[łđøßıς]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Whether the text is one of them, however it is written. */
export function isListed(text: string, list: readonly string[]): boolean {
  const wanted = fold(text.trim())
  return list.some((one) => fold(one) === wanted)
}

/** Folded, for a search in folded text. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean)
}
