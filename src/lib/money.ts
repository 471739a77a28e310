/** Money is held in integer minor units (hundredths), so that no sum is ever off by a fraction of a cent. */
export type Minor = number

/** An amount as the wire carries it: PHP sends numbers and numeric strings alike, in major units. */
export type WireMoney = number | string

const grouping = new Intl.NumberFormat('en')
/** The usual case on the wire, short enough for a double to hold exactly: a quick way for statements of many thousand rows. */
const usual = /^\d{1,12}\.\d\d$/
const decimal = /^([+-]?)(\d*)(?:\.(\d*))?$/
/** Groups of three that can only be thousands: at least two after commas, or one before a decimal point, or after blanks. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}|(?:[ \u00A0\u202F]\d{3})+(?:\.\d+)?)$/
/** From here on doubles are more than a hundredth apart, so a fraction in a number is no longer the one that was written. */
const maxWithFraction = 2 ** 46

/**
 * Reads a text of the wire in major units where it can mean one amount only ("1234.5", "-3", ".50", "1,234.50"); a single
 * point is the decimal sign. Undefined for anything else, such as "12,50" and "1,234", and for more than can be held exactly.
 * A third decimal and beyond round half up, away from zero. What people type is read by `readAmount`.
 */
export function parseAmount(text: string): Minor | undefined {
  const trimmed = text.trim()
  const plain = grouped.test(trimmed) ? trimmed.replaceAll(/[, \u00A0\u202F]/g, '') : trimmed
  const [, sign = '', whole = '', fraction = ''] = decimal.exec(plain) ?? []
  if (whole === '' && fraction === '') return undefined
  const digits = fraction.padEnd(3, '0')
  const minor = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(minor)) return undefined
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** Reads an amount from a response. Returns undefined when there is none to show. */
export function fromWire(amount: WireMoney | null | undefined): Minor | undefined {
  if (amount === null || amount === undefined) return undefined
  if (typeof amount === 'number') return parseAmount(wholeNotation(amount))
  return usual.test(amount) ? Math.round(Number(amount) * 100) : parseAmount(amount)
}

/** Writes an amount for a request: major units, two decimals, no grouping ("1234.50"). */
export function toWire(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Writes an amount for a person: en locale, exactly two decimals ("1,234.50"). */
export function formatAmount(minor: Minor): string {
  // Not `minor / 100`, which is no longer exact above 70 trillion.
  const cents = Math.abs(minor) % 100
  const whole = grouping.format((Math.abs(minor) - cents) / 100)
  return `${minor < 0 ? '-' : ''}${whole}.${String(cents).padStart(2, '0')}`
}

/** Writes an amount with its currency. A symbol precedes the figure directly ("−$5.00"), a code with a space ("USD 5.00"). */
export function formatMoney(minor: Minor, currency: string): string {
  const prefix = /\p{L}$/u.test(currency) ? `${currency}\u00a0` : currency
  return `${minor < 0 ? '−' : ''}${prefix}${formatAmount(Math.abs(minor))}`
}

/**
 * A percentage of an amount, rounded half up to the minor unit.
 * `percent` may have decimals (2.5); it is taken to a millionth of a percent.
 */
export function percentOf(minor: Minor, percent: number): Minor {
  const scale = 1_000_000
  const product = BigInt(minor) * BigInt(Math.round(percent * scale))
  const unit = BigInt(100 * scale)
  const half = unit / 2n
  return Number((product >= 0n ? product + half : product - half) / unit)
}

/** A number without an exponent: 1e-7 and 1e21 are legal JSON, and no notation for money. Empty where cents are lost. */
function wholeNotation(amount: number): string {
  const isExact = Number.isInteger(amount) || Math.abs(amount) < maxWithFraction
  return Number.isFinite(amount) && isExact
    ? amount.toLocaleString('en', { maximumFractionDigits: 6, useGrouping: false })
    : ''
}
