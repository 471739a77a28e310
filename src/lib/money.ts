import { isRightToLeft, language, locale } from './languages.ts'

/** Integer hundredths, so that sums are exact. */
export type Minor = number

const grouping = new Intl.NumberFormat(locale, { useGrouping: 'always' })
export const decimalSign = grouping.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
/** The usual notation, short enough for an exact double: a fast path for statements of many thousand rows. */
const usual = /^\d{1,12}\.\d\d$/
const decimal = /^([+-]?)(\d*)(?:\.(\d*))?$/
/** Unambiguous thousands: two groups after commas, one before a decimal point, or groups after blanks. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}|(?:[ \u00A0\u202F]\d{3})+(?:\.\d+)?)$/
/** Doubles above this are more than a hundredth apart, so the written fraction is lost. */
const maxWithFraction = 2 ** 46

/** A text with one meaning: "1234.5", ".50", "1,234.50", not "12,50" or "1,234". Rounds half up, away from zero. */
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

/** Of major units; PHP sends numbers and numeric strings alike. */
export function fromWire(amount: number | string): Minor | undefined {
  if (typeof amount === 'number') return parseAmount(wholeNotation(amount))
  return usual.test(amount) ? Math.round(Number(amount) * 100) : parseAmount(amount)
}

/** Major units, two decimals, no grouping: "1234.50". */
export function toWire(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function add(one: Minor | undefined, other: Minor | undefined): Minor | undefined {
  return one === undefined || other === undefined ? undefined : one + other
}

/** "1,234.50", as the language writes it. */
export function formatAmount(minor: Minor): string {
  // `minor / 100` is not exact above 70 trillion.
  const cents = Math.abs(minor) % 100
  const whole = grouping.format((Math.abs(minor) - cents) / 100)
  return `${minor < 0 ? '-' : ''}${whole}${decimalSign}${String(cents).padStart(2, '0')}`
}

/** In English a symbol precedes the figure directly ("−$5.00"), a code with a space ("USD 5.00"). Elsewhere both follow. */
export function formatMoney(minor: Minor, currency: string): string {
  const sign = minor < 0 ? '−' : ''
  const figure = formatAmount(Math.abs(minor))
  if (isRightToLeft) return `\u2066${sign}${figure}\u00a0${currency}\u2069`
  if (language !== 'en') return `${sign}${figure}\u00a0${currency}`
  return `${sign}${currency}${/\p{L}$/u.test(currency) ? '\u00a0' : ''}${figure}`
}

/** 100 percent in millionths of a percent. */
const whole = 100_000_000n

function millionths(percent: number): bigint {
  return BigInt(Math.round(percent * 1_000_000))
}

/** Rounds half up to the minor unit. `percent` may have six decimals. */
export function percentOf(minor: Minor, percent: number): Minor {
  const product = BigInt(minor) * millionths(percent)
  const half = whole / 2n
  return Number((product >= 0n ? product + half : product - half) / whole)
}

/**
 * The smallest amount that leaves exactly `rest` once `percentOf` is taken from it. There always is one below 100
 * percent: a cent more leaves a cent more or the same.
 */
export function beforePercent(rest: Minor, percent: number): Minor | undefined {
  const left = whole - millionths(percent)
  if (left <= 0n) return undefined
  // What is taken is rounded, so all amounts above (rest - 1/2) * whole / left leave the rest or more.
  return rest <= 0 ? rest : Number(((2n * BigInt(rest) - 1n) * whole) / (2n * left)) + 1
}

/** Writes no exponent, though JSON allows 1e-7 and 1e21. Empty if cents would be lost. */
function wholeNotation(amount: number): string {
  const isExact = Number.isInteger(amount) || Math.abs(amount) < maxWithFraction
  return Number.isFinite(amount) && isExact
    ? amount.toLocaleString('en', { maximumFractionDigits: 6, useGrouping: false })
    : ''
}
