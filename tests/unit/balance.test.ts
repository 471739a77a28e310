import { describe, expect, it } from 'vitest'
import { runningBalances, type BalanceEntry } from '#src/features/transactions/balance.ts'

function row(day: [number, number, number], change: number, rest: Partial<BalanceEntry> = {}): BalanceEntry {
  const [year, month, date] = day
  return {
    date: new Date(year, month - 1, date).getTime(),
    transaction_type: change > 0 ? 'credit' : 'debit',
    amount: Math.abs(change),
    status: 'successful',
    ...rest,
  }
}

// As the bank sends them: newest first.
const second = row([2025, 12, 2], -2000)
const first = row([2025, 12, 2], 50_000)
const failed = row([2025, 12, 20], -900, { status: 'failed' })
const ordered = row([2026, 1, 10], -1500, { status: 'in_progress' })
const expected = row([2026, 1, 12], 7000, { status: 'in_progress' })
const rows = [expected, ordered, failed, second, first]
const today = 46_500

describe('running balances', () => {
  it('count a debit when it is ordered, a credit when it is settled, and a failed entry never', () => {
    const balances = runningBalances(rows, today)
    expect(rows.map((entry) => balances?.get(entry))).toEqual([46_500, 46_500, 48_000, 48_000, 50_000])
  })

  it.each([
    ['an amount', { amount: undefined }],
    ['a date', { date: undefined }],
    ['a direction', { transaction_type: undefined }],
    ['a status', { status: undefined }],
  ])('are uncertain if any row lacks %s', (_what, missing) => {
    expect(runningBalances([...rows, { ...failed, ...missing }], today)).toBeUndefined()
  })

  it('are uncertain if a row that would count has no status', () => {
    expect(runningBalances([row([2026, 1, 14], 100, { status: undefined }), ...rows], today + 100)).toBeUndefined()
  })

  it('follow the dates, in any order of the rows', () => {
    const shuffled = [failed, ordered, second, expected, first]
    expect(runningBalances(shuffled, today)).toEqual(runningBalances(rows, today))
    expect(runningBalances(shuffled, today)?.get(ordered)).toBe(46_500)
  })

  it('are uncertain if the rows do not add up to the balance, or there is no balance', () => {
    expect(runningBalances(rows, today + 1)).toBeUndefined()
    expect(runningBalances(rows, undefined)).toBeUndefined()
  })
})
