import { afterEach, describe, expect, it, vi } from 'vitest'
import { cashFlow, isComparable, latestMonth, type Movement } from '#src/features/account/cashFlow.ts'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import { totalsOf } from '#src/features/transactions/totals.ts'

const now = new Date(2026, 0, 15)

afterEach(() => vi.unstubAllEnvs())

function row(
  day: [number, number, number],
  direction: 'credit' | 'debit',
  amount: number,
  rest: Partial<Movement> = {},
) {
  const [year, month, date] = day
  return {
    name: 'Book Nook',
    date: new Date(year, month - 1, date).getTime(),
    transaction_type: direction,
    amount,
    status: 'successful',
    ...rest,
  } as const satisfies Movement
}

describe('the last month of the chart', () => {
  it('is the month of the newest row that is not in the future', () => {
    const [newest, older] = [row([2025, 11, 20], 'debit', 1), row([2025, 10, 2], 'credit', 1)]
    const future = row([2026, 1, 16], 'debit', 1)
    const undated = row([2026, 1, 1], 'debit', 1, { date: undefined })
    expect(latestMonth([older, undated, future, newest, older], now).getTime()).toBe(newest.date)
    expect(latestMonth([newest, row([2026, 1, 15], 'debit', 1)], now)).toEqual(now)
  })
})

describe('money in and out by month', () => {
  it('covers six months up to this one, oldest first, including months without rows', () => {
    const months = cashFlow([row([2026, 1, 2], 'credit', 320_000), row([2025, 8, 31], 'debit', 2375)], now)
    expect(months.map(({ month }) => month)).toEqual(['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01'])
    expect(months.at(0)).toMatchObject({ credit: 0, debit: 2375 })
    expect(months.at(-1)).toMatchObject({ credit: 320_000, debit: 0 })
  })

  it('counts a row of the 1st in its month in every time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    const first = row([2026, 1, 1], 'debit', 100)
    expect(cashFlow([first], new Date(2026, 0, 15)).at(-1)).toMatchObject({ month: '2026-01', debit: 100 })
  })

  it('ignores failed rows, rows without a date, and older rows', () => {
    const months = cashFlow(
      [
        row([2026, 1, 2], 'debit', 100, { status: 'failed', amount: undefined }),
        row([2026, 1, 2], 'debit', 100, { date: undefined }),
        row([2025, 7, 31], 'debit', 100),
      ],
      now,
    )
    expect(months.every(({ credit, debit }) => credit === 0 && debit === 0)).toBe(true)
  })

  it.each([
    [{ amount: undefined }, { credit: 0, debit: undefined }],
    [{ status: undefined }, { credit: 0, debit: undefined }],
    [{ transaction_type: undefined }, { credit: undefined, debit: undefined }],
  ])('has no sum that a row with %j may belong to', (unreadable, sums) => {
    expect(cashFlow([row([2026, 1, 2], 'debit', 100, unreadable)], now).at(-1)).toMatchObject(sums)
  })

  it('includes entries in progress', () => {
    const rows = [
      row([2026, 1, 11], 'credit', 1000),
      row([2026, 1, 14], 'debit', 42_000, { status: 'in_progress' }),
      row([2026, 1, 10], 'debit', 15_000),
      row([2026, 1, 9], 'credit', 500, { status: 'in_progress' }),
    ]
    expect(cashFlow(rows, now).at(-1)).toMatchObject({ debit: 57_000, credit: 1500 })
    expect(totalsOf(rows.slice(0, 2))).toEqual({ credit: 1000, debit: 42_000 })
    const unreadable = row([2026, 1, 9], 'credit', 1, { status: 'in_progress', amount: undefined })
    expect(totalsOf([...rows, unreadable])).toEqual({ credit: undefined, debit: 57_000 })
  })

  it('is comparable from two months with rows', () => {
    const one = row([2026, 1, 2], 'credit', 1)
    expect(isComparable(cashFlow([one], now))).toBe(false)
    expect(isComparable(cashFlow([one, row([2025, 12, 2], 'debit', 1)], now))).toBe(true)
  })
})

it.each([
  ['Transfer to Lena Abel', 'Lena Abel'],
  ['Payment from Ben Okafor', 'Ben Okafor'],
  ['Bank transfer to Élodie', 'Élodie'],
  ['Salary January', 'Salary January'],
  ['Transfer to', 'Transfer to'],
  ['Transfer to 5500112233', 'Transfer to 5500112233'],
  ['', ''],
])('finds the name in %j: %j', (text, name) => {
  expect(counterparty(text)).toBe(name)
})
