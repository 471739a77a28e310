import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beforePercent, formatAmount, formatMoney, fromWire, parseAmount, percentOf, toWire } from '#src/lib/money.ts'

describe('an amount in a response', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['.5', 50],
    ['-0', 0],
    ['+3', 300],
    ['-0.05', -5],
    ['1,234.50', 123_450],
    ['1,234.5678', 123_457],
    ['-1,234.50', -123_450],
    ['1 234 567.89', 123_456_789],
    [' 7.00\n', 700],
    ['999999999999.99', 99_999_999_999_999],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('%j is %d hundredths', (text, minor) => {
    expect(parseAmount(text)).toBe(minor)
    expect(fromWire(text)).toBe(minor)
  })

  it.each([
    ['1.004', 100],
    ['1.005', 101],
    ['1.0049', 100],
    ['-1.005', -101],
    ['0.995', 100],
  ])('%j is rounded to %d hundredths, half away from zero', (text, minor) => {
    expect(parseAmount(text)).toBe(minor)
    expect(fromWire(Number(text))).toBe(minor)
  })

  it.each(
    [
      ['', ' ', '.', '-', '-.', 'abc', '12a', 'a12', '1.2.3', '--1', '1-', '12.5x', '90071992547409.92', '$5'],
      [
        '12,50',
        '1.234,50',
        '1,234',
        '12,345',
        '-1,234',
        '1,23,456.00',
        '0,123.45',
        '1,2345.00',
        '1 2',
        '1 234,5',
        '1,234.',
      ],
    ].flat(),
  )('%j is no amount', (text) => {
    expect(parseAmount(text)).toBeUndefined()
    expect(fromWire(text)).toBeUndefined()
  })

  it.each([
    [12.5, 1250],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [1_234_567.89, 123_456_789],
    [-4.2, -420],
    [70_368_744_177_663.98, 7_036_874_417_766_398],
    [80_000_000_000_000, 8_000_000_000_000_000],
  ])('the number %d is %d hundredths', (amount, minor) => {
    expect(fromWire(amount)).toBe(minor)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 46 + 2 ** -6, -(2 ** 46) - 2 ** -6])(
    '%s is no amount',
    (amount) => {
      expect(fromWire(amount)).toBeUndefined()
    },
  )
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_450, '1234.50'],
  [-5, '-0.05'],
  [-123_456_789, '-1234567.89'],
])('%d hundredths are sent as %j, and read back as the same', (minor, text) => {
  expect(toWire(minor)).toBe(text)
  expect(fromWire(text)).toBe(minor)
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_450, '1,234.50'],
  [-5, '-0.05'],
  [7_100_000_000_000_001, '71,000,000,000,000.01'],
  [9_007_199_254_740_991, '90,071,992,547,409.91'],
])('%d hundredths are shown as %j', (minor, text) => {
  expect(formatAmount(minor)).toBe(text)
})

describe('an amount with its currency', () => {
  it.each([
    [0, '$', '$0.00'],
    [500, '$', '$5.00'],
    [-500, '$', '−$5.00'],
    [500, 'USD', 'USD\u00a05.00'],
    [-123_450, 'kr', '−kr\u00a01,234.50'],
    [500, '€', '€5.00'],
    [500, '', '5.00'],
  ])('%d hundredths of %j are %j', (minor, currency, text) => {
    expect(formatMoney(minor, currency)).toBe(text)
  })
})

describe('a percentage of an amount', () => {
  it.each([
    [1250, 2.5, 31],
    [100, 0.5, 1],
    [100, 0.4, 0],
    [10_000, 10, 1000],
    [10_000, 0, 0],
    [10_000, 100, 10_000],
    [-100, 0.5, -1],
    [-1250, 2.5, -31],
    [1_000_000, 0.000_05, 1],
    [99_999_999_999_999, 10, 10_000_000_000_000],
  ])('of %d hundredths, %d percent are %d', (minor, percent, share) => {
    expect(percentOf(minor, percent)).toBe(share)
  })
})

describe('the amount before a percentage', () => {
  const minorUnits = fc.integer({ min: 0, max: 1e11 })
  /** In millionths, the finest that is read. */
  const below100 = fc.integer({ min: 0, max: 99_999_999 }).map((millionths) => millionths / 1_000_000)
  const restOf = (minor: number, percent: number) => minor - percentOf(minor, percent)

  it('is the smallest that leaves exactly the rest', () => {
    fc.assert(
      fc.property(minorUnits, below100, (rest, percent) => {
        const before = beforePercent(rest, percent) ?? Number.NaN
        fc.pre(before <= Number.MAX_SAFE_INTEGER)
        expect(restOf(before, percent)).toBe(rest)
        if (rest > 0) expect(restOf(before - 1, percent)).toBe(rest - 1)
      }),
    )
  })

  it('grows with the rest, and is never above an amount that leaves it', () => {
    fc.assert(
      fc.property(minorUnits, minorUnits, below100, (one, other, percent) => {
        const before = (minor: number) => beforePercent(restOf(minor, percent), percent) ?? Number.NaN
        expect(before(one)).toBeLessThanOrEqual(one)
        if (one <= other) expect(before(one)).toBeLessThanOrEqual(before(other))
      }),
    )
  })

  it.each([
    [10_000, 2.5, 10_256],
    [10_000, 10, 11_111],
    [10_000, 0, 10_000],
    [1, 99.999_999, 50_000_001],
    [0, 10, 0],
    [-5, 10, -5],
    [1, 99.999_999_9, undefined],
    [1, 100, undefined],
    [1, 250, undefined],
  ])('that leaves %d after %d percent is %j', (rest, percent, before) => {
    expect(beforePercent(rest, percent)).toBe(before)
  })
})
