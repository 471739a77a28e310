/** Reads what a response holds. */
import { isRecord } from './schema.ts'

/** The rows of a list in a response. */
export function rowsOf(body: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = body[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** What is inside an object in a response; an empty object where there is none. */
export function within(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = body[name]
  return isRecord(inner) ? inner : {}
}

/** The rows that were not there before. A row is known by what the contract names but its state, which the bank may settle. */
export function newRows(
  before: Record<string, unknown>[],
  after: Record<string, unknown>[],
): Record<string, unknown>[] {
  const known = new Map<string, number>()
  for (const row of before) known.set(keyOfRow(row), (known.get(keyOfRow(row)) ?? 0) + 1)
  return after.filter((row) => {
    const left = known.get(keyOfRow(row)) ?? 0
    known.set(keyOfRow(row), left - 1)
    return left <= 0
  })
}

/** The fields of rows that tell one from another. Whatever else a bank sends may change from one response to the next. */
const rowFields = [
  ...['id', 'reference', 'transfer_id', 'name', 'date', 'created_at', 'transaction_type', 'amount', 'fee'],
  ...['type', 'purpose', 'plan', 'bank', 'act_no', 'act_hold_name', 'swift', 'routing', 'country', 'currency', 'note'],
  ...['title', 'body', 'message'],
]

/** What a row is known by, as a text. */
export function keyOfRow(row: Record<string, unknown>): string {
  return JSON.stringify(rowFields.map((name) => row[name] ?? null))
}

/** An amount of a response in minor units; undefined for anything else. */
export function minorOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

/** Whether a flag of a response, in any of its spellings, is true. */
export function saysYes(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true' || flag === 'yes'
}

/** Whether the bank demands a further code: by texts, or by a flag that is not false. A value that is not known demands one. */
export function demandsCode(value: unknown): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === undefined || word === null || saysNo(word)) return false
  if (typeof word === 'string') return !['', 'none', 'null'].includes(word)
  return typeof word !== 'object' || Object.keys(word).length > 0
}

/** Whether a flag of a response, in any of its spellings, is false. A missing one is neither. */
export function saysNo(flag: unknown): boolean {
  return flag === false || flag === 0 || flag === '0' || flag === 'false' || flag === 'no'
}
