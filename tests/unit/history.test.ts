import { describe, expect, it } from 'vitest'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { keyOf, openRow } from '#src/features/transactions/selection.ts'

const row = (changes: Partial<StatementRow>): StatementRow => ({ name: 'Salary', ...changes })

describe('the row id in the address', () => {
  it.each([
    [{ id: '7', reference: 'TX-1' }, '7'],
    [{ reference: 'TX_1.a-b' }, 'TX_1.a-b'],
    [{ id: 'Ada Marlow', reference: 'TX1' }, 'TX1'],
    [{ id: 'a/b', reference: '' }, 'row-1'],
    [{ id: 'x'.repeat(64) }, 'x'.repeat(64)],
    [{ id: 'x'.repeat(65) }, 'row-1'],
    [{}, 'row-1'],
  ])('for %j is %j', (changes, key) => {
    const only = row(changes)
    expect(keyOf(only, [only])).toBe(key)
  })

  it('finds the row again', () => {
    const [first, second] = [row({ id: '7' }), row({ name: 'Rent' })]
    expect(openRow([first, second], '7')).toBe(first)
    expect(openRow([first, second], 'row-1')).toBe(second)
    expect(openRow([first, second], 'row-2')).toBeUndefined()
    expect(openRow([first, second], undefined)).toBeUndefined()
  })

  it('finds a row without an id again after newer ones were added', () => {
    const [first, second] = [row({ name: 'Rent' }), row({ name: 'Salary' })]
    expect(openRow([row({ name: 'Gym' }), first, second], keyOf(first, [first, second]))).toBe(first)
  })
})
