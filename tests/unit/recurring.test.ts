import { describe, expect, it } from 'vitest'
import type { Movement } from '#src/features/account/cashFlow.ts'
import { recurringSoon } from '#src/features/account/recurring.ts'

const now = new Date(2026, 0, 16, 12)

const rail = (month: number, day: number, rest: Partial<Movement> = {}): Movement => ({
  name: 'Coastline Rail',
  date: new Date(2025, month - 1, day).getTime(),
  transaction_type: 'debit',
  amount: 11_850,
  status: 'successful',
  ...rest,
})

describe('the usual payments of these days', () => {
  it('occurred in each of the last three months at about this time, and have the last day and amount', () => {
    const rows = [rail(12, 20, { amount: 12_000 }), rail(11, 24), rail(10, 16)]
    expect(recurringSoon(rows, now)).toEqual([
      { name: 'Coastline Rail', direction: 'debit', amount: 12_000, last: rows[0]?.date, due: new Date(2026, 0, 20) },
    ])
  })

  it.each<[string, Movement[]]>([
    ['in two months only', [rail(12, 20), rail(11, 20)]],
    ['not in the month before the last', [rail(12, 20), rail(10, 20), rail(9, 20)]],
    ['on another day', [rail(12, 20), rail(11, 25), rail(10, 20)]],
    ['with another amount', [rail(12, 20), rail(11, 20, { amount: 30_000 }), rail(10, 20)]],
    ['but failed', [rail(12, 20), rail(11, 20, { status: 'failed' }), rail(10, 20)]],
    ['in the other direction', [rail(12, 20), rail(11, 20, { transaction_type: 'credit' }), rail(10, 20)]],
    ['and in this one already', [rail(13, 10), rail(12, 20), rail(11, 20), rail(10, 20)]],
    ['on a day more than ten days ahead', [rail(12, 27), rail(11, 27), rail(10, 27)]],
    ['without a date', [rail(12, 20, { date: undefined }), rail(11, 20), rail(10, 20)]],
  ])('exclude what occurred %s', (_when, rows) => {
    expect(recurringSoon(rows, now)).toEqual([])
  })

  it('fall on the last day of a month without their day', () => {
    const rows = [rail(13, 31), rail(12, 31), rail(11, 30)]
    expect(recurringSoon(rows, new Date(2026, 1, 25)).map(({ due }) => due.getDate())).toEqual([28])
  })

  it('may fall in the next month', () => {
    const rows = [rail(13, 1, { name: 'Rent' }), rail(12, 2, { name: 'Rent' }), rail(11, 1, { name: 'Rent' })]
    const monthEnd = [rail(12, 30), rail(11, 30), rail(10, 30)]
    const found = recurringSoon([...rows, ...monthEnd], new Date(2026, 0, 28))
    expect(found.map(({ name, due }) => `${name} ${due.getDate()}`)).toEqual(['Coastline Rail 30', 'Rent 1'])
    expect(recurringSoon(rows, new Date(2026, 0, 20))).toEqual([])
  })

  it('are sorted by day, and a name that occurs more than once a month is listed once', () => {
    const days = (name: string, ...list: number[]) =>
      [12, 11, 10].flatMap((month) => list.map((day) => rail(month, day, { name })))
    const found = recurringSoon([...days('Fitness', 25), ...days('Grocery', 17, 24), ...days('Energy', 18)], now)
    expect(found.map(({ name, due }) => `${name} ${due.getDate()}`)).toEqual(['Grocery 17', 'Energy 18', 'Fitness 25'])
  })
})
