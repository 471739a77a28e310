/** What the loaders have shown of the main customer, and of the second one. */
import type { Context } from '#tests/conformance/context.ts'
import { objectOf, type Exchange } from '#tests/conformance/exchange.ts'
import { keyOfRow, within } from '#tests/conformance/reading/rows.ts'

export type Body = Record<string, unknown>

export const bodyOf = (exchange: Exchange | undefined): Body =>
  exchange === undefined ? {} : (objectOf(exchange) ?? {})
export const accountNumber = (body: Body): unknown => within(body, 'account')['account_no']

export type Loaded = ReadonlyMap<string, Exchange>

export function views({ loaded, loadedAsSecond, accounts: { main, second } }: Context) {
  return [
    ...(main === undefined ? [] : [{ account: main, loaded, others: loadedAsSecond }]),
    ...(second?.token === undefined ? [] : [{ account: second, loaded: loadedAsSecond, others: loaded }]),
  ]
}

export const sound = (exchange: Exchange | undefined): Exchange | undefined =>
  exchange?.issues.length === 0 && objectOf(exchange) !== undefined ? exchange : undefined

export const isSameRow = (row: Body, other: Body): boolean =>
  keyOfRow(row) === keyOfRow(other) && String(row['id']) === String(other['id'])
