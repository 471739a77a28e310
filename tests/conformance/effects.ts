/** A customer's data in all queries, compared before and after; only fields of the contract. */
import { isDeepStrictEqual } from 'node:util'
import type { Account } from './exchange.ts'
import { keyOfRow, newRows } from './reading.ts'
import type { Steps } from './scenario.ts'
import { isRecord } from './schema.ts'

/** By `loader path`, such as `getProfile profile.email`; a list is one value. */
export type View = ReadonlyMap<string, unknown>

/** Reads every query twice and ignores values that differ between the two. */
export async function viewOf(steps: Steps, account: Account): Promise<View> {
  const [first, second] = [await readAll(steps, account), await readAll(steps, account)]
  return new Map([...first].filter(([path, value]) => isDeepStrictEqual(second.get(path), value)))
}

export async function readAll({ context, probe }: Steps, account: Account): Promise<Map<string, unknown>> {
  const view = new Map<string, unknown>()
  for (const { id, kind, session } of context.plan.operations) {
    if (kind !== 'loader' || session !== 'session') continue
    const { exchange, body } = await probe(id, {}, account)
    if (exchange.response.kind !== 'received' || exchange.response.status !== 200) continue
    for (const [path, value] of leaves(body, '', context.plan.names)) view.set(`${id} ${path}`, value)
  }
  return view
}

/** Without what a refusal may change: notifications, and failed entries. */
export async function lastingView(
  { context, probe }: Steps,
  account: Account,
  loaders: readonly string[],
): Promise<View> {
  const view = new Map<string, unknown>()
  const read = async (id: string): Promise<void> => {
    const { exchange, body } = await probe(id, {}, account)
    if (exchange.response.kind !== 'received' || exchange.response.status !== 200) return
    for (const [path, value] of leaves(body, '', context.plan.names))
      if (!isNotice.test(path)) view.set(`${id} ${path}`, Array.isArray(value) ? value.filter(isLasting) : value)
  }
  await Promise.all(loaders.map(read))
  return view
}

const isNotice = /^(nc|notifications)$/

function isLasting(row: unknown): boolean {
  return !isRecord(row) || (row['status'] !== 'failed' && row['status'] !== 'declined')
}

export function changedBy(before: View, after: View): string[] {
  return changesBetween(before, after, () => false).filter((path) => {
    const [then, now] = [before.get(path), after.get(path)]
    if (!Array.isArray(then) || !Array.isArray(now)) return true
    return (
      [...newRows(then.filter(isRecord), now.filter(isRecord)), ...newRows(now.filter(isRecord), then.filter(isRecord))]
        .length > 0
    )
  })
}

/** Empty, null and absent are the same. */
export function changesBetween(before: View, after: View, mayChange: (path: string) => boolean): string[] {
  return [...before.keys()].filter((path) => {
    if (mayChange(path) || !after.has(path)) return false
    return !isDeepStrictEqual(plain(before.get(path)), plain(after.get(path)))
  })
}

export function known(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => known(entry, names))
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(([name]) => names.has(name))
  return Object.fromEntries(fields.map(([name, inner]) => [name, known(inner, names)]))
}

export function leavesOf(body: Record<string, unknown>, names: ReadonlySet<string>): Map<string, unknown> {
  return new Map(leaves(body, '', names))
}

function plain(value: unknown): unknown {
  return value ?? ''
}

function* leaves(
  value: Record<string, unknown>,
  path: string,
  names: ReadonlySet<string>,
): Generator<[string, unknown]> {
  for (const [name, entry] of Object.entries(value)) {
    if (!names.has(name)) continue
    const at = path === '' ? name : `${path}.${name}`
    if (isRecord(entry)) yield* leaves(entry, at, names)
    else yield [at, known(entry, names)]
  }
}

/** Settled or reviewed entries may change the balance. */
export function hasSettled(before: View, after: View): boolean {
  const statuses = (rows: unknown): Map<string, unknown> =>
    new Map((Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => [keyOfRow(row), row['status']]))
  return [...before].some(([path, rows]) => {
    const now = statuses(after.get(path))
    return [...statuses(rows)].some(([key, status]) => now.has(key) && now.get(key) !== status)
  })
}
