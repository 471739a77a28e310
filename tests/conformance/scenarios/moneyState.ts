/** What the bank shows of a customer's money, before and after an order. */
import { isDeepStrictEqual } from 'node:util'
import type { Account, Exchange } from '#tests/conformance/exchange.ts'
import { isSettledRow } from '#tests/conformance/reading/effects.ts'
import { idsMove, keyOfRow, minorOf, newRows, sameRow, untilQuiet, within } from '#tests/conformance/reading/rows.ts'
import { eventually, isCached, rowsShown, shows, type Steps } from '#tests/conformance/scenario.ts'

export interface State {
  seen: Readonly<Record<'fee' | 'home' | 'statement' | 'list', Exchange>>
  balance: number | undefined
  homeBalance: number | undefined
  percent: number | undefined
  history: Record<string, unknown>[] | undefined
  statement: Record<string, unknown>[] | undefined
  transfers: Record<string, unknown>[] | undefined
  /** It was read so late that the bank may have settled an order. */
  isLate?: boolean
  /** A loader that shows an order only later, while another has shown it at once. */
  cached?: string | undefined
}

export const shownBy = [
  ['history', 'home'],
  ['statement', 'statement'],
  ['transfers', 'list'],
] as const

export async function stateAfter(steps: Steps, account: Account, before: State): Promise<State> {
  const now = (): number => (steps.context.settings.now?.() ?? new Date()).getTime()
  const began = now()
  const isIn = (state: State, name: (typeof shownBy)[number][0]): boolean => {
    const [then, now] = [before[name], state[name]]
    return then === undefined || now === undefined || newRows(then, now).length > 0
  }
  const isShown = (state: State): boolean => shownBy.every(([name]) => isIn(state, name))
  const state = await eventually(steps, () => stateOf(steps, account), isShown)
  const isLate = now() - began > 1000
  const lacking = shownBy.filter(([name]) => !isIn(state, name))
  let cached: string | undefined
  if (lacking.length < shownBy.length)
    for (const [name, seen] of lacking) {
      const { id = '' } = state.seen[seen].operation ?? {}
      if (await isCached(steps, id, async () => isIn(await stateOf(steps, account), name))) cached ??= id
    }
  return { ...state, isLate, cached }
}

/** Read again if the bank has booked something in between, so that the parts do not fit. */
export async function stateOf(steps: Steps, account: Account): Promise<State> {
  const rowsIn = (rows: State['history']) => rows?.map((row) => [keyOfRow(row), row['status']])
  const view = ({ balance, homeBalance, history, statement }: State) =>
    [balance, homeBalance, rowsIn(history), rowsIn(statement)] as const
  const isSound = (state: State): boolean => {
    const [balance, homeBalance, history, statement] = view(state)
    return (homeBalance ?? balance) === balance && isDeepStrictEqual(history ?? statement, statement ?? history)
  }
  return (await untilQuiet(() => readState(steps, account), isSound, view)).seen
}

async function readState({ look }: Steps, account: Account): Promise<State> {
  const [fee, home, statement, list] = await Promise.all([
    look('getTransferFee', {}, account),
    look('getAccount', {}, account),
    look('getStatement', {}, account),
    look('getTransfers', {}, account),
  ])
  const shown = shows(fee, 'tb', 'balance') ? minorOf(fee.body['tb'] ?? fee.body['balance']) : undefined
  const isUnknown = shows(home, 'account') && within(home.body, 'account')['tb'] === null
  const balance = isUnknown ? undefined : shown
  return {
    seen: { fee: fee.exchange, home: home.exchange, statement: statement.exchange, list: list.exchange },
    balance,
    homeBalance: shows(home, 'account') ? minorOf(within(home.body, 'account')['tb']) : undefined,
    percent: shown === undefined ? undefined : percentOf(fee.body['percent']),
    history: rowsShown(home, 'transactions'),
    statement: rowsShown(statement, 'transactions'),
    transfers: rowsShown(list, 'transactions'),
  }
}

/** What the bank itself has booked or settled in between, such as interest or a refund, but for a transfer of that amount. */
export function bookedBetween(before: State, after: State, amount: number): number {
  const { history: then } = before
  const { history: now } = after
  if (then === undefined || now === undefined) return 0
  const done = newRows(then, now).filter((row) => row['status'] === 'successful' && !isSettledRow(row, then))
  const settled = (idsMove(then, now) ? [] : then).reduce((sum, row) => {
    const later = isSettledRow(row, now) ? sameRow(row, now) : undefined
    return later === undefined ? sum : sum + counted(later) - counted(row)
  }, 0)
  const sumOf = (type: string): number[] =>
    done.filter((row) => row['transaction_type'] === type).map((row) => minorOf(row['amount']) ?? 0)
  const debits = sumOf('debit')
  const total = debits.reduce((sum, debit) => sum + debit, 0)
  const own = debits.includes(amount) || total === amount ? amount : 0
  return settled + sumOf('credit').reduce((sum, credit) => sum + credit, 0) - Math.max(0, total - own)
}

/** Its share of the balance: neither failed entries nor credits in progress count. */
function counted({ status, transaction_type: type, amount }: Record<string, unknown>): number {
  if (status === 'failed' || (type === 'credit' && status !== 'successful')) return 0
  return (minorOf(amount) ?? 0) * (type === 'credit' ? 1 : -1)
}

export function percentOf(percent: unknown): number | undefined {
  if (percent === undefined || percent === null || percent === '') return 10
  const value = Number(percent)
  return Number.isNaN(value) ? undefined : value
}
