import { rowsOf } from '#tests/conformance/reading/rows.ts'
import { ownRows } from '#tests/conformance/rules/agreement.ts'
import { needsMain, type Missing, type Scenario } from '#tests/conformance/scenario.ts'
import { accountNumber, bodyOf, isSameRow, type Body, type Loaded } from './views.ts'

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
