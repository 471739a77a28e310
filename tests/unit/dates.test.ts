import { describe, expect, it } from 'vitest'
import {
  isoDay,
  listDate,
  parseInstant,
  shortDate,
  shortDay,
  spelledDate,
  spelledDateAndTime,
  timeOfDay,
} from '#src/lib/dates.ts'

// The tests run in UTC.
describe('parseInstant', () => {
  it.each([
    ['2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['2026-01-15 14:05', '2026-01-15T14:05:00.000Z'],
    ['2026-01-15 14:05:09', '2026-01-15T14:05:09.000Z'],
    ['2026-01-15T14:05:09.123', '2026-01-15T14:05:09.000Z'],
    ['  2024-02-29\n', '2024-02-29T00:00:00.000Z'],
  ])('reads %j in the local zone', (text, instant) => {
    expect(new Date(parseInstant(text) ?? NaN).toISOString()).toBe(instant)
  })

  it.each([
    ['2026-01-15T14:05:09Z', '2026-01-15T14:05:09.000Z'],
    ['2026-01-15 14:05:09+02:00', '2026-01-15T12:05:09.000Z'],
    ['2026-01-15T14:05:09.5-05:30', '2026-01-15T19:35:09.500Z'],
    ['2026-01-15T00:30:00+0100', '2026-01-14T23:30:00.000Z'],
  ])('reads %j in the zone it names', (text, instant) => {
    expect(new Date(parseInstant(text) ?? NaN).toISOString()).toBe(instant)
  })

  it.each([
    [''],
    [undefined],
    ['yesterday'],
    ['15/01/2026'],
    ['2026-1-5'],
    ['2026-01-15 14'],
    ['2026-01-15 14:05:9'],
    ['2026-01-15 14:05:09.'],
    ['2026-01-15T14:05+25:00'],
    ['2026-01-15 24:30'],
    ['2026-01-15 10:60'],
    ['0000-00-00 00:00:00'],
  ])('rejects %j', (text) => {
    expect(parseInstant(text)).toBeUndefined()
  })

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00', '2026-13-01T10:00:00Z'])(
    'rejects %s, a day that does not exist',
    (text) => {
      expect(parseInstant(text)).toBeUndefined()
    },
  )
})

describe('a displayed date', () => {
  const date = new Date(2026, 0, 5, 4, 7)

  it('has an unpadded day, and a month of two digits that counts from zero or from one', () => {
    expect(listDate(date.getTime(), 'zero-based')).toBe('5/00/2026')
    expect(listDate(date.getTime(), 'calendar')).toBe('5/01/2026')
    expect(listDate(new Date(2026, 11, 31).getTime(), 'zero-based')).toBe('31/11/2026')
  })

  it('names the month in its long form', () => {
    expect(spelledDate(date)).toBe('5 January 2026')
    expect(shortDate(date)).toBe('5 Jan 2026')
    expect(shortDay(date)).toBe('5 Jan')
  })

  it('has a time of day with two digits each', () => {
    expect(timeOfDay(date)).toBe('04:07')
    expect(spelledDateAndTime(date)).toBe('5 January 2026, 04:07')
    expect(timeOfDay(new Date(2026, 0, 5, 23, 59))).toBe('23:59')
  })

  it('has a padded month and day for machines', () => {
    expect(isoDay(date)).toBe('2026-01-05')
    expect(isoDay(new Date(2026, 11, 31))).toBe('2026-12-31')
  })
})
