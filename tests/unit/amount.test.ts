import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorOf, readAmount, typedAmount, writtenAmount, type AmountError } from '#src/lib/amount.ts'
import { formatAmount } from '#src/lib/money.ts'
import { amountError } from '#src/ui/fields/amountError.ts'

const locales = [
  'en-US',
  'de-DE',
  'de-CH',
  'fr-FR',
  'pt-PT',
  'hi-IN',
  'mr-IN-u-nu-deva',
  'ar-EG',
  'fa-IR',
  'my-MM',
] as const

const amountOf = (text: string) => {
  const reading = readAmount(text)
  return reading.kind === 'amount' ? reading.minor : undefined
}

const minorUnits = fc.integer({ min: 0, max: 999_999_999_999_999 })

describe('[R10, R111, R145] a typed amount', () => {
  it('is read without invisible characters', () => {
    expect(amountOf('\u202A\u200E12\u00AD.50\u202C')).toBe(1250)
  })

  it.each(locales)('is read in the locale %s, with groups and without', (locale) => {
    fc.assert(
      fc.property(minorUnits, fc.boolean(), (minor, useGrouping) => {
        const format = new Intl.NumberFormat(locale, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          useGrouping,
        })
        expect(
          readAmount(
            format.format(`${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}` as `${number}`),
          ),
        ).toEqual({
          kind: 'amount',
          minor,
        })
      }),
    )
  })

  it.each(locales)('is read without decimals in %s, or is ambiguous, and is never read as another amount', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (whole) => {
        const reading = readAmount(format.format(whole))
        if (reading.kind === 'ambiguous') expect(reading.suggestion).toBe(formatAmount(whole * 100))
        else expect(reading).toEqual({ kind: 'amount', minor: whole * 100 })
        if (whole < 1000 || whole > 999_999) expect(reading.kind).toBe('amount')
      }),
    )
  })

  it.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['.5', 50],
    [',05', 5],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
    ["1'234.50", 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234,50', 123_450],
    ['12,34,567.89', 123_456_789],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['१,२३४.५०', 123_450],
    ['-5', -500],
    ['−1.234,50', -123_450],
    ['-0', 0],
    ['0000000000000000012', 1200],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%j is %d hundredths', (text, minor) => {
    expect(readAmount(text)).toEqual({ kind: 'amount', minor })
  })

  it.each([
    ['1.234', '1,234.00'],
    ['1,234', '1,234.00'],
    ['12.345', '12,345.00'],
    ['999,000', '999,000.00'],
    ['-1.234', '-1,234.00'],
    ['१,२३४', '1,234.00'],
  ])('%j is ambiguous between two amounts, and the customer is asked', (text, suggestion) => {
    const reading = readAmount(text)
    expect(reading).toEqual({ kind: 'ambiguous', suggestion })
    expect(amountError(reading)).toBe(`Did you mean ${suggestion}? Add decimals to be exact`)
  })

  it.each([
    ['1e3', 'characters'],
    ['DE89 3704 0044 0532 0130 00', 'characters'],
    ['$5', 'characters'],
    ['1\t000', 'characters'],
    ['+5', 'characters'],
    ['1/2', 'characters'],
    ['89 3704 0044 0532 0130 00', 'groups'],
    ['1,23,45', 'groups'],
    ['1,234 567', 'groups'],
    ['1.234.56', 'groups'],
    ['1,234,56', 'groups'],
    ['1.23.456', 'decimals'],
    ["1''234", 'groups'],
    ['0.015', 'decimals'],
    ['1.2345', 'decimals'],
    ['0,123', 'decimals'],
    ['-0,123', 'decimals'],
    ['1.2345,67', 'groups'],
    ['12345678901234567', 'digits'],
    ['99999999999999.99', 'digits'],
    ['12.', 'unfinished'],
    ['-', 'unfinished'],
    ['1,', 'unfinished'],
  ] satisfies [string, AmountError][])('%j is not an amount: %s', (text, reason) => {
    const reading = readAmount(text)
    expect(reading).toEqual({ kind: 'invalid', reason })
    expect(amountError(reading)).toMatch(/^\S.* \S/)
  })

  it('is absent when nothing is typed', () => {
    for (const text of ['', '   ', '\u00a0']) expect(readAmount(text)).toEqual({ kind: 'empty' })
  })

  it('never loses, adds or moves a digit', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,' -e’٫٬\u00a0\u202f٣५x")) })
    fc.assert(
      fc.property(typed, (text) => {
        const minor = amountOf(text)
        if (minor === undefined) return
        const ascii = text.replaceAll('٣', '3').replaceAll('५', '5')
        const decimals = /[.,٫](\d{1,2})\s*$/.exec(ascii)?.[1] ?? ''
        const whole = ascii.slice(0, decimals === '' ? undefined : ascii.lastIndexOf(decimals)).replace(/\D/g, '')
        expect(BigInt(Math.abs(minor))).toBe(BigInt(whole + decimals.padEnd(2, '0')))
      }),
      { numRuns: 3000 },
    )
  })

  it('is written as it would be typed', () => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        expect(typedAmount(writtenAmount(minor).text)).toEqual(writtenAmount(minor))
        expect(minorOf(writtenAmount(minor))).toBe(minor)
      }),
    )
    expect(writtenAmount(undefined)).toEqual(typedAmount(''))
  })
})
