import { describe, expect, it } from 'vitest'
import { rowsInSight } from '#src/lib/rows.ts'

const count = 100_000

describe('rowsInSight', () => {
  it('keeps the rows of the window and a few on either side', () => {
    const rows = rowsInSight({ first: 500, inView: 12, count })
    expect(rows).toHaveLength(28)
    expect(rows[0]).toBe(492)
    expect(rows.at(-1)).toBe(519)
  })

  it.each([-1_000_000, -5, 0, 99_990, 5_000_000])('keeps a bounded number wherever the window is (%i)', (first) => {
    const rows = rowsInSight({ first, inView: 12, count })
    expect(rows.length).toBeLessThanOrEqual(28)
    expect(rows.every((row) => row >= 0 && row < count)).toBe(true)
  })

  it('keeps the focused row, in its place in the order', () => {
    expect(rowsInSight({ first: 500, inView: 12, count, focused: 3 })[0]).toBe(3)
    expect(rowsInSight({ first: 500, inView: 12, count, focused: 9000 }).at(-1)).toBe(9000)
    expect(rowsInSight({ first: 500, inView: 12, count, focused: 505 })).toHaveLength(28)
    expect(rowsInSight({ first: 0, inView: 12, count: 2, focused: 5 })).toEqual([0, 1])
  })

  it('has all of a short list, and none of an empty one', () => {
    expect(rowsInSight({ first: 0, inView: 12, count: 3 })).toEqual([0, 1, 2])
    expect(rowsInSight({ first: 0, inView: 12, count: 0 })).toEqual([])
    expect(rowsInSight({ first: 0, inView: count, count })).toHaveLength(count)
  })
})
