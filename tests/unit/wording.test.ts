import { describe, expect, it } from 'vitest'
import { initialsOf, pluralize } from '#src/lib/text.ts'

describe('initials', () => {
  it.each([
    ['Ada Marlow', 'AM'],
    ['ada zoe marlow', 'AM'],
    ['Ada', 'A'],
    ['USDT (TRC20)', 'UT'],
    ['7 Élan', '7É'],
    ['- Ada -', 'A'],
    ['', ''],
    ['- !', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('a number with its noun', () => {
  it.each([
    [0, '0 rows'],
    [1, '1 row'],
    [2, '2 rows'],
    [10_000, '10,000 rows'],
  ])('%i: %s', (count, words) => {
    expect(pluralize(count, 'row')).toBe(words)
  })

  it('has an irregular plural if one is given', () => {
    expect([1, 2].map((count) => pluralize(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries'])
  })
})
