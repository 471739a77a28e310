import { describe, expect, it } from 'vitest'
import * as reading from '#src/api/reading/readers.ts'
import { readResponse } from '#src/api/reading/readers.ts'
import type { Reader } from '#src/api/reading/readers.ts'

const exact = (value: unknown) => ({ value, violations: [] })
const converted = (value: unknown) => ({ value, violations: [{ path: '', effect: 'converted' }] })
const absent = (value?: unknown) => ({ value, violations: [{ path: '', effect: 'absent' }] })

const { string } = reading
const word = () => reading.enum(['in_progress', 'Done'])
const yesNo = () => reading.enum(['Yes', 'No'])
const nullishText = () => reading.nullish(string())
const optionalText = () => reading.exactOptional(string())
const wordOrNull = () => reading.union([word(), reading.null()])

describe('a single value', () => {
  it.each<[string, () => Reader<unknown>, unknown, unknown]>([
    ['text', string, 'Ada', exact('Ada')],
    ['text', string, '', exact('')],
    ['text', string, 12, converted('12')],
    ['text', string, Number.NaN, absent('')],
    ['text', string, true, absent('')],
    ['null', reading.null, null, exact(undefined)],
    ['enum', word, 'Done', exact('Done')],
    ['enum', word, 'done', converted('Done')],
    ['enum', word, ' In Progress ', converted('in_progress')],
    ['enum', word, 'IN - PROGRESS', converted('in_progress')],
    ['enum', yesNo, true, converted('Yes')],
    ['enum', yesNo, '0', converted('No')],
    ['nullish text', nullishText, undefined, exact(undefined)],
    ['nullish text', nullishText, 7, converted('7')],
    ['optional text', optionalText, null, absent('')],
    ['optional text', optionalText, 7, converted('7')],
    ['word or null', wordOrNull, null, exact(undefined)],
    ['word or null', wordOrNull, 'done', converted('Done')],
  ])('a %s', (_kind, reader, sent, result) => {
    expect(readResponse(reader(), sent)).toEqual(result)
  })
})

describe('an overlong text', () => {
  const long = 'a'.repeat(9999)

  it.each([
    [`${long}b`, `${long}b`],
    [`${long}bc`, `${long}b…`],
    [`${long}😀c`, `${long}…`],
    [`😀${long}`, `😀${long.slice(1)}…`],
  ])('is cut after 10,000 characters, and never within one: case %#', (text, shown) => {
    expect(readResponse(string(), text).value).toBe(shown)
  })
})

it('a letter with thousands of marks keeps eight of them', () => {
  const marks = '\u0301'.repeat(9000)
  expect(readResponse(string(), `Ada${marks} Marlow`).value).toBe(`Ada${'\u0301'.repeat(8)} Marlow`)
})

describe('an object', () => {
  const person = () =>
    reading.object({
      name: string(),
      home: reading.object({ street: string() }),
      phones: reading.array(string()),
    })

  it('[R205] has the fields it declares, without undefined ones', () => {
    const partly = reading.object({ name: string(), nick: nullishText() })
    const { value } = readResponse(partly, { name: 'Ada', nick: null, more: 1 })
    expect(Object.entries(value)).toEqual([['name', 'Ada']])
  })

  it('[R205] gives the path of a value that violates the contract', () => {
    expect(readResponse(person(), { name: 7, home: { street: null }, phones: ['1', 2] })).toEqual({
      value: { name: '7', home: { street: '' }, phones: ['1', '2'] },
      violations: [
        { path: 'name', effect: 'converted' },
        { path: 'home.street', effect: 'absent' },
        { path: 'phones[1]', effect: 'converted' },
      ],
    })
  })

  it.each([null, undefined, 'x', [], 7])('[R205] is empty when the bank sends %j, which is one violation', (sent) => {
    expect(readResponse(person(), { name: 'Ada', home: sent, phones: [] })).toEqual({
      value: { name: 'Ada', home: { street: '' }, phones: [] },
      violations: [{ path: 'home', effect: 'absent' }],
    })
  })

  it('merges the fields of two readers', () => {
    const both = reading.intersection(reading.object({ a: string() }), reading.object({ b: string() }))
    expect(readResponse(both, { a: '1', b: '2', c: '3' })).toEqual(exact({ a: '1', b: '2' }))
  })
})

describe('a list', () => {
  const list = (sent: unknown) => {
    const rows = reading.array(reading.object({ name: string(), id: nullishText() }))
    return readResponse(reading.object({ rows }), { rows: sent })
  }

  it('[R205] omits entries without a readable field, and names them', () => {
    expect(list([{ name: 'a' }, { more: 1 }, { name: null, id: null }, 'x', null, { id: '7' }])).toEqual({
      value: { rows: [{ name: 'a' }, { name: '', id: '7' }] },
      violations: [
        { path: 'rows[1]', effect: 'omitted' },
        { path: 'rows[2]', effect: 'omitted' },
        { path: 'rows[3]', effect: 'omitted' },
        { path: 'rows[4]', effect: 'omitted' },
        { path: 'rows[5].name', effect: 'absent' },
      ],
    })
  })

  it('[R205] takes no id that several rows share, since it would name another row', () => {
    expect(
      list([
        { name: 'a', id: 'x' },
        { name: 'b', id: '7' },
        { name: 'c', id: 'x' },
      ]),
    ).toMatchObject({
      value: { rows: [{ name: 'a' }, { name: 'b', id: '7' }, { name: 'c' }] },
    })
    expect(
      list([
        { name: 'a', id: 0 },
        { name: 'b', id: '0' },
      ]).value,
    ).toEqual({ rows: [{ name: 'a' }, { name: 'b' }] })
  })

  it('[R205] wraps a lone object, and is empty for anything else', () => {
    expect(list({ name: 'a' })).toEqual({
      value: { rows: [{ name: 'a' }] },
      violations: [{ path: 'rows', effect: 'converted' }],
    })
    for (const sent of [{}, null, false, undefined])
      expect(list(sent)).toEqual({ value: { rows: [] }, violations: [{ path: 'rows', effect: 'converted' }] })
    for (const sent of [{ more: 1 }, 'x', 7, true])
      expect(list(sent)).toEqual({ value: { rows: [] }, violations: [{ path: 'rows', effect: 'absent' }] })
    expect(readResponse(reading.array(string()), 'a')).toEqual(absent([]))
  })
})
