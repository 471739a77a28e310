/** What the loaders show a customer at one moment, and how it differs from the moment before. */
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { objectOf, type Exchange } from '#tests/conformance/exchange.ts'
import { leavesOf } from '#tests/conformance/reading/leaves.ts'
import { idText, keyOfRow, minorOf, rowsOf, within, type Row } from '#tests/conformance/reading/rows.ts'

/** By the id of the loader; only responses that fit the contract. */
export type Looks = ReadonlyMap<string, Exchange>

export interface Change {
  loader: string
  path: string
  kind: 'fact' | 'added' | 'lost' | 'row' | 'status' | 'wasread' | 'id'
  before: unknown
  after: unknown
}

export const bodyIn = (looks: Looks, loader: string): Row => {
  const exchange = looks.get(loader)
  return (exchange && objectOf(exchange)) ?? {}
}

export const rowsIn = (looks: Looks, loader: string): Row[] =>
  rowsOf(bodyIn(looks, loader), loader === 'getNotifications' ? 'notifications' : 'transactions')

export const profileIn = (looks: Looks): Row => within(bodyIn(looks, 'getProfile'), 'profile')

export const balanceIn = (looks: Looks): number | undefined =>
  minorOf(within(bodyIn(looks, 'getAccount'), 'account')['tb'])

export function changesBetween(then: Looks, now: Looks): Change[] {
  return [...now].flatMap(([loader, exchange]) => {
    const last = then.get(loader)
    if (last === undefined || objectOf(last) === objectOf(exchange)) return []
    const [before, after] = [leavesOf(last), leavesOf(exchange)]
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((path): Change[] => {
      const [was, is] = [before.get(path), after.get(path)]
      if (isRows(was) && isRows(is)) return rowChanges(was, is).map((change) => ({ loader, path, ...change }))
      if (Array.isArray(was ?? is) && (was === undefined || is === undefined)) return []
      return isDeepStrictEqual(was ?? '', is ?? '') ? [] : [{ loader, path, kind: 'fact', before: was, after: is }]
    })
  })
}

const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRecord)

export function addedIn(then: Looks, now: Looks, loader: string): Row[] {
  if (!then.has(loader) || !now.has(loader)) return []
  return rowChanges(rowsIn(then, loader), rowsIn(now, loader)).flatMap(({ kind, after }) =>
    kind === 'added' && isRecord(after) ? [after] : [],
  )
}

type RowChange = Omit<Change, 'loader' | 'path'>

/** Rows are paired by their contents, equal ones by their ids; the rest by ids alone. */
function rowChanges(before: readonly Row[], after: readonly Row[]): RowChange[] {
  const [was, is] = [new Set(before), new Set(after)]
  const lost = before.filter((row) => !is.has(row))
  const changes: RowChange[] = []
  const take = (fits: (other: Row) => boolean): Row | undefined => {
    const at = lost.findIndex(fits)
    return at === -1 ? undefined : lost.splice(at, 1)[0]
  }
  const sameKey = (row: Row, other: Row): boolean => keyOfRow(row) === keyOfRow(other)
  const pair = (rows: readonly Row[], fits: (one: Row, other: Row) => boolean): Row[] =>
    rows.filter((row) => {
      const other = take((one) => fits(row, one))
      if (other !== undefined) changes.push(...pairChanges(other, row))
      return other === undefined
    })
  const fresh = after.filter((row) => !was.has(row))
  const unpaired = pair(fresh, (row, other) => sameKey(row, other) && sameId(row, other))
  const rest = pair(unpaired, sameKey)
  const added = pair(rest, (row, other) => hasId(row) && sameId(row, other))
  return [
    ...changes,
    ...added.map((row): RowChange => ({ kind: 'added', before: 'no such row', after: row })),
    ...lost.map((row): RowChange => ({ kind: 'lost', before: row, after: 'no such row' })),
  ]
}

const hasId = ({ id }: Row): boolean => id !== undefined && id !== null && id !== ''
const sameId = (one: Row, other: Row): boolean => idText(one['id']) === idText(other['id'])

function pairChanges(before: Row, after: Row): RowChange[] {
  const kinds: RowChange[] = []
  for (const name of ['status', 'wasread'] as const)
    if (before[name] !== after[name]) kinds.push({ kind: name, before, after })
  if (kinds.length > 0) return kinds
  if (!sameId(before, after)) return [{ kind: 'id', before, after }]
  if (keyOfRow(before) !== keyOfRow(after)) return [{ kind: 'row', before, after }]
  const isMoved = before['transfer_id'] !== after['transfer_id'] && (before['transfer_id'] ?? '') !== ''
  return isMoved ? [{ kind: 'row', before, after }] : []
}

const forward = new Set([
  ...['in_progress successful', 'in_progress failed', 'pending confirmed', 'pending declined'],
  ...['Pending Verification verified', 'Pending Verification Declined'],
])

/** What any bank may do at any time. `amounts`: those that were just sent, in cents. */
const isHistory = /^get(Account|Statement)$/

export function isFree({ kind, loader, path, before, after }: Change, amounts: readonly number[]): boolean {
  const statuses = [before, after].map((row) => (isRecord(row) ? row['status'] : row))
  if (kind === 'status' || kind === 'row') return forward.has(statuses.join(' '))
  if (kind === 'added' && isRecord(after))
    return (
      path === 'notifications' ||
      after['status'] === 'failed' ||
      (isHistory.test(loader) && !amounts.includes(minorOf(after['amount']) ?? -1))
    )
  if (kind !== 'fact') return kind === 'id'
  // The laws of the balance and of the count judge these.
  return /(^|\.)(nc|tb|balance)$/.test(path) || forward.has(statuses.join(' '))
}

export const isReview = ({ kind }: Change): boolean => kind === 'status'
