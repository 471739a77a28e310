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

/** Folded, for a search in folded text. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean)
}

/** Splits the text so that every second part is one of the folded words. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  let folded = ''
  const starts: number[] = []
  let at = 0
  for (const letter of text) {
    const part = fold(letter)
    folded += part
    starts.push(...Array.from(part, () => at))
    at += letter.length
  }
  starts.push(at)
  const pattern = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')
  const limits = [...folded.matchAll(new RegExp(pattern, 'g'))].flatMap(({ 0: { length }, index }) => [
    starts[index],
    starts[index + length],
  ])
  return [0, ...limits].map((start, index) => text.slice(start, limits[index]))
}
