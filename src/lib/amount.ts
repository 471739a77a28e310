/** A text reads as exactly one amount or as none: it is never repaired, rounded or shortened. */
import { formatAmount, type Minor } from './money.ts'
import { toAsciiDigits, withoutFormat } from './text.ts'

/** Unfinished: "-", "12." */
export type AmountError = 'characters' | 'decimals' | 'groups' | 'digits' | 'unfinished'

export type AmountReading =
  | { kind: 'amount'; minor: Minor }
  /** One separator before three digits marks thousands or decimals. */
  | { kind: 'ambiguous'; suggestion: string }
  | { kind: 'invalid'; reason: AmountError }
  | { kind: 'empty' }

/** What an amount field holds. */
export type TypedAmount = AmountReading & { text: string }

/** Every amount of up to 15 digits, decimals included, is exact. */
const maxDigits = 15

const spaces = /[ \u00A0\u2009\u202F]/g
const apostrophes = /[’]/g
const minusSigns = /^[-−]/
const allowed = /^[\d.,٫٬' ]*$/

/** The second is Indian: the last group has three digits, others two. */
const grouped = [/^[1-9]\d{0,2}(?:([.,٬' ])\d{3})(?:\1\d{3})*$/, /^[1-9]\d?(?:,\d{2})+,\d{3}$/]

/** Reads digits of every script, and the decimal and group signs of every locale. */
export function readAmount(text: string): AmountReading {
  const trimmed = withoutFormat(text).trim()
  if (trimmed === '') return { kind: 'empty' }
  const isNegative = minusSigns.test(trimmed)
  const number = toAsciiDigits(trimmed.replace(minusSigns, '')).replace(spaces, ' ').replace(apostrophes, "'")
  if (!allowed.test(number)) return invalid('characters')
  if (!/\d$/.test(number)) return invalid('unfinished')

  const reading = readUnsigned(number)
  if (!isNegative) return reading
  if (reading.kind === 'amount') return { kind: 'amount', minor: reading.minor === 0 ? 0 : -reading.minor }
  return reading.kind === 'ambiguous' ? { kind: 'ambiguous', suggestion: `-${reading.suggestion}` } : reading
}

export function typedAmount(text: string): TypedAmount {
  return { ...readAmount(text), text }
}

export function writtenAmount(minor: Minor | undefined): TypedAmount {
  return minor === undefined ? noAmount : { kind: 'amount', minor, text: formatAmount(minor) }
}

export function minorOf(amount: TypedAmount): Minor | undefined {
  return amount.kind === 'amount' ? amount.minor : undefined
}

export const noAmount: TypedAmount = { kind: 'empty', text: '' }

function readUnsigned(number: string): AmountReading {
  const decimal = /^(.*)([.,٫])(\d{1,2})$/.exec(number)
  if (decimal !== null) {
    const [, whole = '', sign = '', decimals = ''] = decimal
    if (whole.includes(sign)) return invalid('groups')
    return readWhole(whole === '' ? '0' : whole, decimals)
  }
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) {
    const reading = readWhole(number, '')
    return reading.kind === 'amount' ? { kind: 'ambiguous', suggestion: formatAmount(reading.minor) } : reading
  }
  return readWhole(number, '')
}

function readWhole(whole: string, decimals: string): AmountReading {
  const isPlain = /^\d+$/.test(whole)
  if (!isPlain && !grouped.some((form) => form.test(whole)))
    return invalid(decimals === '' && /[.,٫]\d{3,}$/.test(whole) ? 'decimals' : 'groups')
  const digits = whole.replace(/\D/g, '').replace(/^0+/, '') + decimals.padEnd(2, '0')
  return digits.length > maxDigits ? invalid('digits') : { kind: 'amount', minor: Number(digits) }
}

function invalid(reason: AmountError): AmountReading {
  return { kind: 'invalid', reason }
}
