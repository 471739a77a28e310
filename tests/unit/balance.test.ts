import { describe, expect, it } from 'vitest'
import { balanceHistory } from '#src/features/account/balanceHistory.ts'
import { runningBalances, type BalanceEntry } from '#src/features/transactions/balance.ts'

const now = new Date(2026, 0, 15, 12)

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

describe('the balance over the months', () => {
  const months = ['2025-11', '2025-12', '2026-01']

  it('starts with the first row and ends today, with one step per day', () => {
    expect(balanceHistory(rows, today, months, now)).toEqual({
      steps: [
        { at: 1 + 1 / 31, balance: 48_000 },
        { at: 1 + 19 / 31, balance: 48_000 },
        { at: 2 + 9 / 31, balance: 46_500 },
        { at: 2 + 11 / 31, balance: 46_500 },
        { at: 2 + 15 / 31, balance: 46_500 },
      ],
      ends: [undefined, 48_000, 46_500],
    })
  })

  it('starts with the balance before the first month', () => {
    const earlier = balanceHistory(rows, today, ['2026-01', '2026-02'], now)
    expect(earlier?.steps.at(0)).toEqual({ at: 0, balance: 48_000 })
    expect(earlier?.ends).toEqual([46_500, 46_500])
  })

  it('ends with the last month if that is over', () => {
    expect(balanceHistory(rows, today, months, new Date(2026, 2, 1))?.steps.at(-1)).toEqual({ at: 3, balance: today })
  })

  it('has a single start if the first day of the first month has a row', () => {
    const steps = balanceHistory([row([2025, 12, 1], 100), row([2025, 11, 30], 50)], 150, ['2025-12'], now)?.steps
    expect(steps).toEqual([
      { at: 0, balance: 150 },
      { at: 1, balance: 150 },
    ])
  })

  it('is constant without rows', () => {
    expect(balanceHistory(rows, today, ['2026-02', '2026-03'], new Date(2026, 2, 31))).toEqual({
      steps: [
        { at: 0, balance: today },
        { at: 2, balance: today },
      ],
      ends: [today, today],
    })
    expect(balanceHistory([], 0, months, now)).toEqual({ steps: [], ends: [undefined, undefined, undefined] })
  })

  it('ignores rows after the last month', () => {
    const earlier = balanceHistory(rows, today, ['2025-11', '2025-12'], now)
    expect(earlier?.steps.at(0)).toEqual({ at: 1 + 1 / 31, balance: 48_000 })
    expect(earlier?.ends).toEqual([undefined, 48_000])
  })

  it("includes today's rows", () => {
    expect(balanceHistory([row([2026, 1, 15], 100), ...rows], today + 100, months, now)?.ends.at(-1)).toBe(today + 100)
  })

  it('is absent if it is uncertain', () => {
    expect(balanceHistory(rows, today - 1, months, now)).toBeUndefined()
    const tomorrow = row([2026, 1, 16], 100)
    expect(balanceHistory([tomorrow, ...rows], today + 100, months, now)).toBeUndefined()
  })
})
