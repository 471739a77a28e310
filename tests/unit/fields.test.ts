import { describe, expect, it } from 'vitest'
import { isShallowEqual } from '#src/lib/fields.ts'

describe('isShallowEqual', () => {
  const object = {}

  it.each([
    [{}, {}],
    [
      { a: 1, b: object },
      { b: object, a: 1 },
    ],
    [{ a: undefined }, {}],
  ])('holds for %o and %o', (one, other) => {
    expect(isShallowEqual<object>(one, other)).toBe(true)
    expect(isShallowEqual<object>(other, one)).toBe(true)
  })

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, {}],
    [{ a: 1 }, { a: '1' }],
    [{ a: object }, { a: {} }],
  ])('does not hold for %o and %o', (one, other) => {
    expect(isShallowEqual<object>(one, other)).toBe(false)
    expect(isShallowEqual<object>(other, one)).toBe(false)
  })
})
