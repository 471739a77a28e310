import { locale } from './languages.ts'

/** ISO 13616, without spaces: country and check digits moved to the end, letters as 10 to 35, modulo 97 is 1. */
export function isIban(text: string): boolean {
  if (!looksLikeIban(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  let remainder = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

export function looksLikeIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)
}

/** The name of the country that a valid IBAN begins with. */
export function ibanCountry(text: string): string | undefined {
  return isIban(text) ? new Intl.DisplayNames(locale, { type: 'region' }).of(text.slice(0, 2)) : undefined
}
