/** The rows of an account's history as every screen shows them: by day, each with an address. */
import { describe, expect, it } from 'vitest'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { byDay } from '#src/features/transactions/days.ts'
import { keyOf, openRow } from '#src/features/transactions/selection.ts'

const row = (changes: Partial<StatementRow>): StatementRow => ({ name: 'Salary', ...changes })

describe('rows by day', () => {
  const now = new Date(2026, 0, 1, 12)

  it('are under today, yesterday, the date in words, or no date, in the order of their first rows', () => {
    const [morning, evening] = [
      row({ date: new Date(2026, 0, 1, 8).getTime() }),
      row({ date: new Date(2026, 0, 1, 20).getTime() }),
    ]
    const yesterday = row({ date: new Date(2025, 11, 31, 23, 59).getTime() })
    const undated = row({})
    const earlier = row({ date: new Date(2025, 11, 30).getTime() })
    expect(byDay([evening, yesterday, undated, morning, earlier, undated], now)).toEqual([
      { key: '2026-01-01', label: 'Today', rows: [evening, morning] },
      { key: '2025-12-31', label: 'Yesterday', rows: [yesterday] },
      { key: '', label: 'No date', rows: [undated, undated] },
      { key: '2025-12-30', label: '30 December 2025', rows: [earlier] },
    ])
    expect(byDay([], now)).toEqual([])
  })
})

describe("a row's name in the address", () => {
  it.each([
    [{ id: '7', reference: 'TX-1' }, '7'],
    [{ reference: 'TX_1.a-b' }, 'TX_1.a-b'],
    [{ id: 'Ada Marlow', reference: 'TX1' }, 'TX1'],
    [{ id: 'a/b', reference: '' }, 'row-3'],
    [{ id: 'x'.repeat(64) }, 'x'.repeat(64)],
    [{ id: 'x'.repeat(65) }, 'row-3'],
    [{}, 'row-3'],
  ])('of %j is %j', (changes, key) => {
    expect(keyOf(row(changes), 2)).toBe(key)
  })

  it('finds the row again', () => {
    const [first, second] = [row({ id: '7' }), row({ name: 'Rent' })]
    expect(openRow([first, second], '7')).toBe(first)
    expect(openRow([first, second], 'row-2')).toBe(second)
    expect(openRow([first, second], 'row-1')).toBeUndefined()
    expect(openRow([first, second], undefined)).toBeUndefined()
  })
})
