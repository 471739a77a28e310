import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#tests/conformance/contract/schema.ts'

export function rowsOf(body: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = body[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

export function within(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = body[name]
  return isRecord(inner) ? inner : {}
}

/** A row is identified by the fields of the contract without its state, which may change. Of equal rows, the first are new. */
export function newRows(
  before: Record<string, unknown>[],
  after: Record<string, unknown>[],
): Record<string, unknown>[] {
  const left = new Map<string, number>()
  for (const row of before) left.set(keyOfRow(row), (left.get(keyOfRow(row)) ?? 0) + 1)
  const ids = new Set(before.map(idOf))
  const known = new Set<Record<string, unknown>>()
  const isOld = (row: Record<string, unknown>): boolean => row['id'] !== undefined && ids.has(idOf(row))
  for (const row of [...after.filter(isOld), ...after.filter((row) => !isOld(row)).reverse()]) {
    const times = left.get(keyOfRow(row)) ?? 0
    if (times > 0) known.add(row)
    left.set(keyOfRow(row), times - 1)
  }
  return after.filter((row) => !known.has(row))
}

/** Undefined unless both lists could be read: one that could not be read is not an empty one. */
export function addedRows(
  before: Record<string, unknown>[] | undefined,
  after: Record<string, unknown>[] | undefined,
): Record<string, unknown>[] | undefined {
  return before === undefined || after === undefined ? undefined : newRows(before, after)
}

/** What the `transfer_id` of a line names. */
export function transferOf(
  { transfer_id: wanted }: Record<string, unknown>,
  transfers: readonly Record<string, unknown>[],
): Record<string, unknown> | undefined {
  const isId = typeof wanted === 'string' || typeof wanted === 'number'
  return isId ? transfers.find((row) => String(row['id']) === String(wanted)) : undefined
}

export function sameRow(
  row: Record<string, unknown>,
  rows: readonly Record<string, unknown>[],
): Record<string, unknown> | undefined {
  const { id, reference } = row
  const same = rows.filter((other) =>
    id === undefined ? Boolean(reference) && other['reference'] === reference : idOf(other) === idOf(row),
  )
  return same.length === 1 ? same[0] : undefined
}

/** Such as numbers of the rows in the response: another row has the id later. */
export function idsMove(
  before: readonly Record<string, unknown>[],
  after: readonly Record<string, unknown>[],
): boolean {
  const now = onlyRows(after)
  return [...onlyRows(before)].some(([key, row]) => {
    const same = now.get(key)
    return row !== undefined && same !== undefined && idOf(row) !== idOf(same)
  })
}

/** By their keys, without those that several rows have. */
export function onlyRows(rows: readonly Record<string, unknown>[]): Map<string, Record<string, unknown> | undefined> {
  const only = new Map<string, Record<string, unknown> | undefined>()
  for (const row of rows) only.set(keyOfRow(row), only.has(keyOfRow(row)) ? undefined : row)
  return only
}

function idOf({ id }: Record<string, unknown>): unknown {
  return typeof id === 'number' ? String(id) : id
}

/** Rows that are no longer listed. One with an id may have changed, such as a settled transfer. */
export function lostRows(
  before: Record<string, unknown>[],
  after: Record<string, unknown>[],
): Record<string, unknown>[] {
  const ids = new Set(after.map(idOf))
  return newRows(after, before).filter((row) => typeof idOf(row) !== 'string' || !ids.has(idOf(row)))
}

/** They identify a row. Other fields may change. Not its ids, which may be made for each session: rows are counted. */
const rowFields = [
  ...['reference', 'name', 'date', 'created_at', 'transaction_type', 'amount', 'fee'],
  ...['type', 'purpose', 'plan', 'bank', 'act_no', 'act_hold_name', 'swift', 'routing', 'country', 'currency', 'note'],
  ...['title', 'body', 'message'],
]

export function keyOfRow(row: Record<string, unknown>): string {
  const known = keysOfRows.get(row)
  if (known !== undefined) return known
  const key = JSON.stringify(rowFields.map((name) => row[name] ?? null))
  keysOfRows.set(row, key)
  return key
}

const keysOfRows = new WeakMap<Record<string, unknown>, string>()

export function minorOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text)
    ? Math.round(Number((Number(text) * 100).toFixed(4)))
    : undefined
}

export function saysYes(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true' || flag === 'yes'
}

export function demandsCode(value: unknown): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === undefined || word === null || saysNo(word)) return false
  if (typeof word === 'string') return !['', 'none', 'null'].includes(word)
  return typeof word !== 'object' || Object.keys(word).length > 0
}

export function saysNo(flag: unknown): boolean {
  return flag === false || flag === 0 || flag === '0' || flag === 'false' || flag === 'no'
}

/** As the fields are compared: codes may be written in groups and in capitals, and addresses in small letters. */
export function foldedAs(name: string, text: unknown): string {
  const plain = folded(text)
  if (name.endsWith('email')) return plain.toLowerCase()
  return ['act_no', 'swift', 'routing'].includes(name) ? plain.replaceAll(/[\s-]/g, '').toUpperCase() : plain
}

/** A bank may trim spaces and normalise letters. */
export const folded = (text: unknown): string =>
  (typeof text === 'string' ? text : '').trim().normalize('NFC').replaceAll('\r\n', '\n')

/** Reads again while parts do not fit, since the bank may book in between. Without a change they never fit. */
export async function untilQuiet<T>(
  read: () => Promise<T>,
  isSound: (seen: T) => boolean,
  viewOf: (seen: T) => unknown,
): Promise<{ seen: T; isQuiet: boolean }> {
  let seen = await read()
  for (let round = 0; round < 4; round += 1) {
    if (isSound(seen)) return { seen, isQuiet: true }
    const last = viewOf(seen)
    seen = await read()
    if (isDeepStrictEqual(last, viewOf(seen))) return { seen, isQuiet: true }
  }
  return { seen, isQuiet: isSound(seen) }
}
