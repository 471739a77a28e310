import { isRecord } from './schema.ts'

export function rowsOf(body: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = body[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** Empty if the object is missing. */
export function within(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = body[name]
  return isRecord(inner) ? inner : {}
}

/** A row is identified by the fields of the contract without its state, which may change. */
export function newRows(
  before: Record<string, unknown>[],
  after: Record<string, unknown>[],
): Record<string, unknown>[] {
  const known = new Map<string, number>()
  for (const row of before) {
    const key = keyOfRow(row)
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  return after.filter((row) => {
    const key = keyOfRow(row)
    const left = known.get(key) ?? 0
    known.set(key, left - 1)
    return left <= 0
  })
}

/** Rows that are no longer listed. One with an id may have changed, such as a settled transfer. */
export function lostRows(
  before: Record<string, unknown>[],
  after: Record<string, unknown>[],
): Record<string, unknown>[] {
  const idOf = ({ id }: Record<string, unknown>): unknown => (typeof id === 'number' ? String(id) : id)
  const ids = new Set(after.map(idOf))
  return newRows(after, before).filter((row) => typeof idOf(row) !== 'string' || !ids.has(idOf(row)))
}

/** They identify a row. Other fields may change. */
const rowFields = [
  ...['id', 'reference', 'transfer_id', 'name', 'date', 'created_at', 'transaction_type', 'amount', 'fee'],
  ...['type', 'purpose', 'plan', 'bank', 'act_no', 'act_hold_name', 'swift', 'routing', 'country', 'currency', 'note'],
  ...['title', 'body', 'message'],
]

export function keyOfRow(row: Record<string, unknown>): string {
  return JSON.stringify(rowFields.map((name) => row[name] ?? null))
}

/** Minor units; undefined for anything else. */
export function minorOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

export function saysYes(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true' || flag === 'yes'
}

/** By texts, or by a flag that is not false. An unknown value demands a code. */
export function demandsCode(value: unknown): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === undefined || word === null || saysNo(word)) return false
  if (typeof word === 'string') return !['', 'none', 'null'].includes(word)
  return typeof word !== 'object' || Object.keys(word).length > 0
}

/** A missing flag is neither true nor false. */
export function saysNo(flag: unknown): boolean {
  return flag === false || flag === 0 || flag === '0' || flag === 'false' || flag === 'no'
}

/** A bank may trim spaces and normalise letters. */
export const folded = (text: unknown): string =>
  (typeof text === 'string' ? text : '').trim().normalize('NFC').replaceAll('\r\n', '\n')
