/** Without the marks that no eye sees: direction, joiners, soft hyphens. */
export function withoutFormat(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '')
}

/** Unicode orders each script's digits, so a digit's value is its distance from the first. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
    return String((code - first) % 10)
  })
}

/** A lone surrogate becomes U+FFFD; `encodeURIComponent` would throw. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/** First letters of the first and last word, in upper case, digits included ("USDT (TRC20)": "UT"). */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return ends.join('').toUpperCase()
}
