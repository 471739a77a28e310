import { describe, expect, it } from 'vitest'
import { greeting } from '#src/features/account/greeting.ts'
import { monthInWords, monthSoFar, shortMonth } from '#src/features/account/months.ts'
import { initialsOf, pluralize } from '#src/lib/text.ts'

describe('a greeting', () => {
  it.each([
    [0, 'Hello'],
    [4, 'Hello'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at %i hours is "%s"', (hour, words) => {
    expect(greeting(new Date(2026, 0, 15, hour), undefined)).toBe(words)
  })

  it.each([
    ['Ada Marlow', 'Good morning, Ada'],
    ['  Ada   Marlow ', 'Good morning, Ada'],
    ['Ada', 'Good morning, Ada'],
    ['', 'Good morning'],
    [' ', 'Good morning'],
  ])('of %j is "%s"', (name, words) => {
    expect(greeting(new Date(2026, 0, 15, 9), name)).toBe(words)
  })
})

describe('a month of the chart', () => {
  it('is named in short, in full, and as unfinished', () => {
    expect(['2025-12', '2026-01'].map(shortMonth)).toEqual(['Dec', 'Jan'])
    expect(['2025-12', '2026-01'].map(monthInWords)).toEqual(['December 2025', 'January 2026'])
    expect(monthSoFar('2026-01')).toBe('January so far')
  })
})

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
