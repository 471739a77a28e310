/** A customer's data in all queries, compared before and after; only fields of the contract. */
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { objectOf, type Account, isServed } from '#tests/conformance/exchange.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { keyOfRow, newRows, sameRow } from './rows.ts'

/** By `loader path`, such as `getProfile profile.email`; a list is one value. */
export type View = ReadonlyMap<string, unknown>

/** Follows the bank's ledger. If another loader has such a fact, add it here. */
export const ledgerFact = /(^|[ .])(tb|balance)$/

/** What a booking or a review changes. */
export const bookedFact = new RegExp(String.raw`${ledgerFact.source}|(^|[ .])(transactions|current_plan)$`)

export const transferChanges = new RegExp(`^get(Account|Statement|Transfers) transactions$|${ledgerFact.source}`)

export async function viewOf(steps: Steps, account: Account): Promise<View> {
  const [first, second] = [await readAll(steps, account), await readAll(steps, account)]
  return new Map([...first].filter(([path, value]) => isDeepStrictEqual(second.get(path), value)))
}

export async function readAll(steps: Steps, account: Account): Promise<View> {
  const loaders = steps.context.plan.operations.filter(
    ({ id, kind, session }) => kind === 'loader' && session === 'session' && steps.context.cached.get(id) !== true,
  )
  return readView(
    steps,
    account,
    loaders.map(({ id }) => id),
  )
}

/** Without what a refusal may change: notifications, and failed entries. */
export function lastingIn(view: View): View {
  return new Map(
    [...view].flatMap(([path, value]) =>
      isNotice.test(path) ? [] : [[path, Array.isArray(value) ? value.filter(isLasting) : value] as const],
    ),
  )
}

export async function readView({ probe }: Steps, account: Account, loaders: readonly string[]): Promise<View> {
  const steps = await Promise.all(loaders.map((id) => probe(id, {}, account)))
  return new Map(
    steps.flatMap((step, index) =>
      isServed(step.exchange)
        ? [...withoutIds(leavesOf(step))].map(([path, value]) => [`${loaders[index] ?? ''} ${path}`, value] as const)
        : [],
    ),
  )
}

const isNotice = / (nc|notifications)$/

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

/** Ids may be made for each session. */
export function withoutIds(leaves: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const known = leavesWithoutIds.get(leaves)
  if (known !== undefined) return known
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare)
    if (!isRecord(value)) return value
    const { id: _id, transfer_id: _transfer, ...row } = value
    return row
  }
  const all = new Map([...leaves].map(([path, value]) => [path, bare(value)]))
  leavesWithoutIds.set(leaves, all)
  return all
}

const leavesWithoutIds = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>>()

export function changesBetween(before: View, after: View, mayChange: (path: string) => boolean): string[] {
  return [...before.keys()].filter((path) => {
    if (mayChange(path) || !after.has(path)) return false
    return !isDeepStrictEqual(plain(before.get(path)), plain(after.get(path)))
  })
}

export function leavesOf({ exchange }: Pick<Step, 'exchange'>): ReadonlyMap<string, unknown> {
  const described = exchange.operation?.described(objectOf(exchange))
  if (!isRecord(described)) return new Map()
  const all = leavesRead.get(described) ?? new Map(leaves(described, ''))
  leavesRead.set(described, all)
  return all
}

const leavesRead = new WeakMap<Record<string, unknown>, ReadonlyMap<string, unknown>>()

function plain(value: unknown): unknown {
  return value ?? ''
}

function* leaves(value: Record<string, unknown>, path: string): Generator<[string, unknown]> {
  for (const [name, entry] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    if (isRecord(entry)) yield* leaves(entry, at)
    else yield [at, entry]
  }
}

/** With another status a row may have another date, name, reference or amount. */
export function isSettledRow(row: Record<string, unknown>, after: readonly Record<string, unknown>[]): boolean {
  const now = sameRow(row, after)
  return now?.['status'] !== undefined && now['status'] !== row['status']
}

/** Settled, reviewed or newly booked entries may change the balance. No action of a customer books one as done. */
export function hasSettled(before: View, after: View): boolean {
  const rowsIn = (rows: unknown) => (Array.isArray(rows) ? rows : []).filter(isRecord)
  const statuses = (rows: readonly Record<string, unknown>[]): Map<string, string[]> => {
    const all = new Map<string, string[]>()
    for (const row of rows) all.set(keyOfRow(row), [...(all.get(keyOfRow(row)) ?? []), String(row['status'])].sort())
    return all
  }
  return [...before].some(([path, list]) => {
    if (list === after.get(path)) return false
    const [rows, rowsNow] = [rowsIn(list), rowsIn(after.get(path))]
    // Most lists are as before, or longer: their rows are the same.
    const [same, sameNow] = [new Set(rows), new Set(rowsNow)]
    const [changed, changedNow] = [rows.filter((row) => !sameNow.has(row)), rowsNow.filter((row) => !same.has(row))]
    if (changed.length + changedNow.length === 0) return false
    const now = statuses(rowsNow)
    const isReviewed = [...statuses(rows)].some(([key, then]) => {
      const later = now.get(key)
      return later?.length === then.length && !isDeepStrictEqual(later, then)
    })
    const added = newRows(rows, rowsNow)
    return (
      isReviewed ||
      changed.some((row) => isSettledRow(row, rowsNow)) ||
      added.some((row) => 'transaction_type' in row && row['status'] === 'successful')
    )
  })
}
