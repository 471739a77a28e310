/** The vocabulary of the generated response models: what each word reads, and what it notes. */
import { describe, expect, it } from 'vitest'
import * as reading from '#src/api/reading.ts'
import { readResponse } from '#src/api/reading.ts'
import type { Reader } from '#src/api/reading.ts'

const exact = (value: unknown) => ({ value, violations: [] })
const converted = (value: unknown) => ({ value, violations: [{ path: '', effect: 'converted' }] })
const absent = (value?: unknown) => ({ value, violations: [{ path: '', effect: 'absent' }] })

const word = reading.enum(['in_progress', 'Done'])
const yesNo = reading.enum(['Yes', 'No'])

describe('a single value', () => {
  it.each<[string, Reader<unknown>, unknown, unknown]>([
    ['text', reading.string(), 'Ada', exact('Ada')],
    ['text', reading.string(), '', exact('')],
    ['text', reading.string(), 12, converted('12')],
    ['text', reading.string(), Number.NaN, absent('')],
    ['text', reading.string(), null, absent('')],
    ['text', reading.string(), true, absent('')],
    ['number', reading.number(), 1.5, exact(1.5)],
    ['number', reading.number(), '1.5', converted(1.5)],
    ['number', reading.number(), ' ', absent()],
    ['number', reading.number(), 'x', absent()],
    ['number', reading.number(), 'Infinity', absent()],
    ['number', reading.number(), null, absent()],
    ['number', reading.number(), [1], absent()],
    ['boolean', reading.boolean(), false, exact(false)],
    ['boolean', reading.boolean(), 'yes', converted(true)],
    ['boolean', reading.boolean(), 'perhaps', absent()],
    ['literal', reading.literal('v1'), 'v1', exact('v1')],
    ['literal', reading.literal('v1'), 'V1', absent()],
    ['null', reading.null(), null, exact(undefined)],
    ['null', reading.null(), 0, absent()],
    ['enum', word, 'Done', exact('Done')],
    ['enum', word, 'done', converted('Done')],
    ['enum', word, ' In Progress ', converted('in_progress')],
    ['enum', word, 'IN - PROGRESS', converted('in_progress')],
    ['enum', word, 'in', absent()],
    ['enum', word, true, absent()],
    ['enum', yesNo, true, converted('Yes')],
    ['enum', yesNo, '0', converted('No')],
    ['enum', yesNo, 2, absent()],
    ['nullish text', reading.nullish(reading.string()), undefined, exact(undefined)],
    ['nullish text', reading.nullish(reading.string()), null, exact(undefined)],
    ['nullish text', reading.nullish(reading.string()), 7, converted('7')],
    ['optional text', reading.exactOptional(reading.string()), undefined, exact(undefined)],
    ['optional text', reading.exactOptional(reading.string()), null, absent('')],
    ['optional text', reading.exactOptional(reading.string()), 7, converted('7')],
    ['literal or null', reading.union([reading.literal(1), reading.null()]), null, exact(undefined)],
    ['literal or null', reading.union([reading.literal(1), reading.null()]), 1, exact(1)],
    ['text or a number', reading.union([reading.string(), reading.number()]), 7, exact(7)],
    ['text or a boolean', reading.union([reading.string(), reading.boolean()]), 7, converted('7')],
  ])('a %s', (_kind, reader, sent, result) => {
    expect(readResponse(reader, sent)).toEqual(result)
  })
})

describe('an object', () => {
  const person = reading.object({
    name: reading.string(),
    home: reading.object({ street: reading.string() }),
    phones: reading.array(reading.string()),
  })

  it('[R205] has the fields that it names, without those that are undefined', () => {
    const partly = reading.object({ name: reading.string(), nick: reading.nullish(reading.string()) })
    const { value } = readResponse(partly, { name: 'Ada', nick: null, more: 1 })
    expect(Object.entries(value)).toEqual([['name', 'Ada']])
  })

  it('[R205] says where in it a value broke the contract', () => {
    expect(readResponse(person, { name: 7, home: { street: null }, phones: ['1', 2] })).toEqual({
      value: { name: '7', home: { street: '' }, phones: ['1', '2'] },
      violations: [
        { path: 'name', effect: 'converted' },
        { path: 'home.street', effect: 'absent' },
        { path: 'phones[1]', effect: 'converted' },
      ],
    })
  })

  it.each([null, undefined, 'x', [], 7])('[R205] is empty where the bank sends %j, which is noted once', (sent) => {
    expect(readResponse(person, { name: 'Ada', home: sent, phones: [] })).toEqual({
      value: { name: 'Ada', home: { street: '' }, phones: [] },
      violations: [{ path: 'home', effect: 'absent' }],
    })
  })

  it('has the fields of both of two', () => {
    const both = reading.intersection(reading.object({ a: reading.string() }), reading.object({ b: reading.string() }))
    expect(readResponse(both, { a: '1', b: '2', c: '3' })).toEqual(exact({ a: '1', b: '2' }))
    const one = reading.intersection(reading.object({ a: reading.string() }), reading.string())
    expect(readResponse(one, { a: '1' })).toEqual(exact({ a: '1' }))
  })
})

describe('a list', () => {
  const rows = reading.array(reading.object({ name: reading.string(), id: reading.nullish(reading.string()) }))
  const list = (sent: unknown) => readResponse(reading.object({ rows }), { rows: sent })

  it('[R205] leaves out what has no field to read, and says which entries', () => {
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

  it('[R205] has the one object that was sent in its place, and is empty for anything else', () => {
    expect(list({ name: 'a' })).toEqual({
      value: { rows: [{ name: 'a' }] },
      violations: [{ path: 'rows', effect: 'converted' }],
    })
    for (const sent of [{}, { more: 1 }, 'x', 7, null, undefined])
      expect(list(sent)).toEqual({ value: { rows: [] }, violations: [{ path: 'rows', effect: 'absent' }] })
    expect(readResponse(reading.array(reading.string()), 'a')).toEqual(absent([]))
  })
})
