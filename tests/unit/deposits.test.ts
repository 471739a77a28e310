import { describe, expect, it } from 'vitest'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { addressFor, isSamePayment } from '#src/features/crypto-payments/model.ts'
import { keysOf } from '#src/features/crypto-payments/schema.ts'
import { depositOption } from '#src/features/fixed-deposits/model.ts'
import { upgradeOption } from '#src/features/upgrade/model.ts'

describe('the deposit address', () => {
  const methods = { addresses: ['first'], addresses2: [' a ', undefined, ' ', 'd'] }

  it.each([
    [undefined, 'first'],
    [0, 'a'],
    [3, 'd'],
    [1, undefined],
    [2, undefined],
    [4, undefined],
  ])('[R141, R142] after selecting %s is %s, and never that of another coin', (chosen, address) => {
    expect(addressFor(methods, chosen)).toBe(address)
  })

  it('[R141] is absent if the bank has none', () => {
    expect(addressFor({ addresses: [], addresses2: ['a'] }, undefined)).toBeUndefined()
  })
})

it('coins of one name have different keys', () => {
  expect(keysOf(['Tether', 'Bitcoin', 'Tether'])).toEqual(['Tether', 'Bitcoin', 'Tether 3'])
})

describe('a plan', () => {
  const gold = { plan_name: 'Gold', price: 120_000, term: '12 months' }
  const now = new Date(2026, 10, 26)

  it("says what it includes in the bank's words", () => {
    expect(upgradeOption({ ...gold, description: 'A person to call.' }, 'Silver', '$', now).note).toBe(
      '12 months. A person to call.',
    )
  })

  it('has no empty note, and no price that the bank does not state', () => {
    expect(upgradeOption({ plan_name: 'Gold' }, undefined, '$', now)).toEqual({
      value: 'Gold',
      detail: 'Price on request',
    })
  })
})

describe('a fixed-deposit plan', () => {
  it.each([
    ['6 months', new Date(2026, 7, 31), '6 months, until 28 February 2027 if it starts today.'],
    ['9999999 months', new Date(2026, 7, 31), '9999999 months.'],
    ['1 month', new Date(2026, 10, 23), '1 month, until 23 December 2026 if it starts today.'],
    ['a few weeks', new Date(2026, 10, 23), 'a few weeks.'],
  ])('[R168] says until when the money stays locked, if its term %s counts months', (term, now, end) => {
    expect(depositOption({ plan_name: 'Plan', term }, '$', now).explanation).toBe(`Your money stays locked for ${end}`)
  })
})

it.each([
  ['12 months, 2.9% a year', '12 months', 'about $1,029.00 on 28 Nov 2027 (estimate)'],
  ['3 months, 2.1% a year', '3 months', 'about $1,005.25 on 28 Feb 2027 (estimate)'],
  ['Saver at 4 % p.a.', '6 months', 'about $1,020.00 on 28 May 2027 (estimate)'],
  ['12 months, 2.9%', '12 months', undefined],
  ['12 months, up to 2.9% a year', '12 months', undefined],
  ['12 months, 2.9% a year, then 2% a year', '12 months', undefined],
  ['2.9% a year', undefined, undefined],
  ['Weekly, 2.9% a year', 'a few weeks', undefined],
])('[R168] estimates what a fixed deposit %s becomes', (plan_name, term, result) => {
  const { estimateOf, explanation = '' } = depositOption({ plan_name, term }, '$', new Date(2026, 10, 28))
  expect(estimateOf?.(100_000)).toBe(result)
  expect(explanation.includes('Every')).toBe(result !== undefined)
  expect(explanation).toContain(result === undefined ? '' : `Every $1,000.00 becomes ${result}.`)
})

describe('a payment in the list', () => {
  const payment = { choice: 'Rent', type: 'Bitcoin', amount: 7750 }

  it.each<[Partial<DepositRow>, boolean]>([
    [{ purpose: 'Rent' }, true],
    [{ plan: 'Rent' }, true],
    [{}, true],
    [{ purpose: 'Tuition' }, false],
    [{ type: 'Litecoin' }, false],
    [{ type: '' }, false],
    [{ amount: 7751 }, false],
    [{ amount: undefined }, false],
  ])('[R151, R206] with %j can be the one that was sent: %s', (changes, expected) => {
    expect(isSamePayment(payment, { type: 'Bitcoin', amount: 7750, ...changes })).toBe(expected)
  })
})
