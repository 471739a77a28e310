import { isRecord } from '#tests/conformance/contract/schema.ts'

export type Row = Record<string, unknown>

export function rowsOf(body: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = body[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

export function within(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = body[name]
  return isRecord(inner) ? inner : {}
}

/** `7` and `"7"` are the same id. */
export const idText = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

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
