import type { Context } from '#tests/conformance/context.ts'
import { type Exchange, objectOf } from '#tests/conformance/exchange.ts'
import { keyOfRow, rowsOf, within } from '#tests/conformance/reading/rows.ts'
import { methodsAligned, ownRows } from '#tests/conformance/rules/agreement.ts'
import { type Missing, type Scenario, type Steps, needsMain } from '#tests/conformance/scenario.ts'
import { reviewedForms } from './reviewedForms.ts'

export const lists: Record<string, string> = {
  getTransfers: 'transactions',
  getAccount: 'transactions',
  getStatement: 'transactions',
  getNotifications: 'notifications',
  getCryptoDepositForm: 'transactions',
  getPaymentForm: 'transactions',
  getFixedDepositForm: 'transactions',
  getUpgradeForm: 'transactions',
}

function isForAll(list: string, mine: readonly Body[], theirs: readonly Body[]): boolean {
  if (list !== 'notifications') return false
  const read = mine.map((row) => [row['wasread'], theirs.find((other) => isSameRow(row, other))?.['wasread']])
  return read.some(([here, there]) => here !== there) || read.every(([here]) => here === 'no')
}

/** Both have a part in a line of the history, and the same messages. */
const isShared = (list: string, id: string): boolean =>
  list === 'notifications' || id === 'getAccount' || id === 'getStatement'

const needsSecond: Missing = (context) =>
  needsMain(context) ??
  (context.accounts.second?.token === undefined ? 'no second customer: --email2 and --password2' : undefined)

/** Rows that only look alike, such as the same welcome, are a warning. */
export const ownership: Scenario = {
  name: 'ownership',
  uses: Object.keys(lists),
  rules: [ownRows],
  missing: needsSecond,
  run: (steps) => {
    const { context, judge } = steps
    const compared = Object.entries(lists).flatMap(([id, list]) => {
      const exchange = context.loaded.get(id)
      const mine = rowsOf(bodyOf(exchange), list)
      const theirs = rowsOf(bodyOf(context.loadedAsSecond.get(id)), list)
      const shared = mine.filter((row) => theirs.some((other) => isSameRow(row, other)))
      if (exchange === undefined || mine.length === 0) return []
      const whole = shared.length === mine.length && !isForAll(list, mine, theirs)
      const some = isShared(list, id) ? [] : shared.filter((row) => row['id'] !== undefined)
      return [{ list, exchange, shared: whole ? shared : some, whole }]
    })
    const alike = compared.every(({ whole }) => whole)
    for (const { list, exchange, shared } of compared)
      judge(ownRows, { list, shared, ...(alike ? { level: 'SHOULD' } : {}) }, exchange)
    const number = accountNumber(bodyOf(context.loaded.get('getAccount')))
    const home = context.loadedAsSecond.get('getAccount')
    if (home !== undefined && typeof number === 'string' && number !== '')
      judge(
        ownRows,
        { list: 'the account number', shared: accountNumber(bodyOf(home)) === number ? [number] : [] },
        home,
      )
  },
}

export const atOnce: Scenario = {
  name: 'two customers at once',
  uses: Object.keys(lists),
  rules: [ownRows],
  missing: needsSecond,
  run: async ({ context, look, judge }) => {
    const { main, second } = context.accounts
    for (const [id, list] of Object.entries(lists)) {
      const steps = await Promise.all([main, second, main, second].map((holder) => look(id, {}, holder, 'two at once')))
      const isOf = (loaded: Loaded, row: Body): boolean =>
        rowsOf(bodyOf(loaded.get(id)), list).some((other) => isSameRow(row, other))
      for (const { exchange, body } of steps) {
        const [own, others] = [context.loaded, context.loadedAsSecond]
        const isMain = exchange.holder === main
        const shared = rowsOf(body, list).filter(
          (row) => !isOf(isMain ? own : others, row) && isOf(isMain ? others : own, row),
        )
        judge(ownRows, { list, shared }, exchange)
      }
    }
  },
}

export const methods: Scenario = {
  name: 'methods and addresses',
  uses: ['getCryptoDepositForm'],
  rules: [methodsAligned],
  run: (steps) => {
    for (const { loaded } of views(steps.context)) judgeMethods(steps, loaded, new Map())
  },
}

/** `earlier`: forms that were loaded before, which show which ones are wrong. */
export function judgeMethods({ judge }: Steps, loaded: Loaded, earlier: Loaded): void {
  const formsIn = (from: Loaded) =>
    reviewedForms.flatMap(({ loader }) => {
      const exchange = sound(from.get(loader))
      return exchange === undefined ? [] : [{ exchange, pairs: addressesOf(bodyOf(exchange)) }]
    })
  const conflicts = (pairs: Pairs, other: Pairs): [string, string][] =>
    [...pairs].filter(
      ([name, address]) =>
        other.get(name) !== address && [...other].some(([another, its]) => another !== name && its === address),
    )
  const forms = formsIn(loaded)
  const counted = forms.map(({ exchange, pairs }) => ({
    exchange,
    wrong: [...forms, ...formsIn(earlier)]
      .map((form) => conflicts(pairs, form.pairs))
      .filter((found) => found.length > 0),
  }))
  const most = Math.max(0, ...counted.map(({ wrong }) => wrong.length))
  for (const { exchange, wrong } of counted)
    judge(methodsAligned, { pair: wrong.length === most ? wrong[0]?.[0] : undefined }, exchange)
}

type Pairs = ReadonlyMap<string, string>

function addressesOf({ names, addresses2 }: Body): Pairs {
  if (!Array.isArray(names) || !Array.isArray(addresses2)) return new Map()
  return new Map(
    names.flatMap((name, index): [string, string][] => {
      const address: unknown = addresses2[index]
      return typeof name === 'string' && typeof address === 'string' && address !== '' ? [[name, address]] : []
    }),
  )
}

/** What the loaders have shown of the main customer, and of the second one. */
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
