/** Undefined for unusable contact details. */
import { encodePathSegment } from './text.ts'

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '')

/** The number needs its country code. Keeps only digits, and no leading 00. */
export function whatsappUrl(number: string): string | undefined {
  const digits = digitsOf(number).replace(/^00/, '')
  return digits === '' ? undefined : `https://wa.me/${digits}`
}

/** Keeps only digits and a leading plus. */
export function telUrl(number: string): string | undefined {
  const digits = digitsOf(number)
  return digits === '' ? undefined : `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** Encodes anything that would add a recipient, subject or body. */
export function mailUrl(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  if (at < 1 || at === address.length - 1) return undefined
  return `mailto:${encodePathSegment(address.slice(0, at).trim())}@${encodePathSegment(address.slice(at + 1).trim())}`
}
