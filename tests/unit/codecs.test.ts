import { describe, expect, it } from 'vitest'
import { AnotherCodeDemand } from '#src/api/codecs/anotherCodeDemand.ts'
import { Count, Currency, Id, Money, Percent, Timestamp, UnsignedMoney } from '#src/api/codecs/figures.ts'
import { Flag, Refusal } from '#src/api/codecs/flags.ts'
import { readResponse, type Reader } from '#src/api/reading/readers.ts'
import type { Violation } from '#src/api/reading/violations.ts'

const absent = [{ path: '', effect: 'absent' }]

const optional =
  (read: Reader<string>): Reader<string | undefined> =>
  (...sent) =>
    read(...sent) || undefined

describe.each<{ kind: string; reader: Reader<unknown>; read: [unknown, unknown][]; unreadable: unknown[] }>([
  {
    kind: 'a count',
    reader: Count,
    read: [
      [0, 0],
      [7, 7],
      ['7', 7],
    ],
    unreadable: [-1, '-1', 1.5, '1.5', 2 ** 53, Number.NaN, '', '  ', 'x', null, undefined, true, [3]],
  },
  {
    kind: 'a flag',
    reader: Flag,
    read: [
      ['yes', true],
      [0, false],
    ],
    unreadable: [null, undefined, 'perhaps', 2],
  },
  {
    kind: 'an identification',
    reader: Id,
    read: [
      [7, '7'],
      ['7', '7'],
      ['', ''],
    ],
    unreadable: [Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}],
  },
  {
    kind: 'an amount',
    reader: Money,
    read: [
      [12.5, 1250],
      [0, 0],
      ['12.50', 1250],
      ['-3', -300],
      ['0', 0],
    ],
    unreadable: ['abc', '', '12,50', '1.234,50', '1,234', Number.NaN, null, undefined, true, ['5']],
  },
  {
    kind: 'an amount without a sign',
    reader: UnsignedMoney,
    read: [
      [12.5, 1250],
      ['0', 0],
    ],
    unreadable: ['-3', -0.01, 'abc', null],
  },
  {
    kind: 'a currency',
    reader: optional(Currency),
    read: ['$', 'USD', 'US$', '€', 'kr', 'Kč', 'Rs.', 'S/', 'F CFA', 'د.إ', '₹', ' $ ', 'Pound Sterling'].map(
      (text) => [text, text.trim()],
    ),
    unreadable: [
      840,
      '840',
      '&#36;',
      '&euro;',
      '\u202E$',
      '$\u200B',
      '.',
      '$5',
      'D'.repeat(17),
      null,
      undefined,
      ['$'],
    ],
  },
  {
    kind: 'a date',
    reader: Timestamp,
    read: [
      ['2026-01-15', new Date(2026, 0, 15).getTime()],
      ['2026-01-15 09:30:00', new Date(2026, 0, 15, 9, 30).getTime()],
    ],
    unreadable: ['0000-00-00', 'yesterday', '', null, undefined, 1_768_435_200],
  },
])('$kind', ({ reader, read, unreadable }) => {
  it.each(read)('is read from %j as %j', (sent, value) => {
    expect(readResponse(reader, sent)).toEqual({ value, violations: [] })
  })

  it.each(unreadable.map((sent) => [sent]))('[R205] is absent when the bank sends %j, which is a violation', (sent) => {
    expect(readResponse(reader, sent)).toEqual({ value: undefined, violations: absent })
  })
})

it('a currency may be empty', () => {
  for (const sent of ['', ' ']) expect(readResponse(Currency, sent)).toEqual({ value: '', violations: [] })
})

it.each([
  ['1,234.50', 123_450],
  ['+3', 300],
  ['.5', 50],
])('the amount %j is read, although it breaks the contract', (sent, value) => {
  expect(readResponse(Money, sent)).toEqual({ value, violations: [{ path: '', effect: 'converted' }] })
})

describe('a percentage', () => {
  it.each([undefined, null, ''])('[R213] reads %j as absent, without a violation', (sent) => {
    expect(readResponse(Percent, sent)).toEqual({ value: undefined, violations: [] })
  })

  it.each([
    [2.5, 2.5],
    ['2.5', 2.5],
    [' 3 ', 3],
    [0, 0],
    ['0', 0],
  ])('[R213] is read from %j', (sent, value) => {
    expect(readResponse(Percent, sent)).toEqual({ value, violations: [] })
  })

  it.each(['abc', ' ', '0x10', '2,5', '1e1', '-1', Infinity, true, [5], {}])(
    '[R213] is unusable as a charge when %j states one',
    (sent) => {
      expect(readResponse(Percent, sent)).toEqual({ value: 'unreadable', violations: absent })
    },
  )
})

describe('the text of a refusal', () => {
  it('is a text that is not a boolean', () => {
    expect(readResponse(Refusal, 'Locked')).toEqual({ value: 'Locked', violations: [] })
    for (const sent of ['', '  ', '1', 'true', 'no', true, 7, null, undefined])
      expect(readResponse(Refusal, sent), String(sent)).toEqual({ value: undefined, violations: [] })
  })
})

describe('the demand for a further code', () => {
  const beside = { head: 'Tax code', body: 'Ask for it.' }
  const read = (value: unknown) => {
    const violations: Violation[] = []
    return { value: AnotherCodeDemand(value, violations, beside), violations }
  }

  it('[R126] has texts of its own before those beside it', () => {
    expect(read({ head: 'Mail code', body: 'See your mail.' })).toEqual({
      value: { head: 'Mail code', body: 'See your mail.' },
      violations: [],
    })
    expect(read({ head: 'Mail code' })).toEqual({ value: { head: 'Mail code', body: '' }, violations: [] })
    expect(read({ body: 'See your mail.' })).toEqual({ value: { head: '', body: 'See your mail.' }, violations: [] })
  })

  it.each([true, 1, '1', 'yes'])('[R126] uses the texts beside the flag %j', (sent) => {
    expect(read(sent)).toEqual({ value: beside, violations: [] })
  })

  it.each(['none', ' None ', 'NULL', '  ', [], {}, undefined])(
    '[R126] is absent for %j, which is a violation',
    (sent) => {
      expect(read(sent)).toEqual({ value: undefined, violations: absent })
    },
  )
})
