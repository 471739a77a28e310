import { isDeepStrictEqual } from 'node:util'
import { inCalls } from '#tests/conformance/again.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { type Account, type Exchange, objectOf } from '#tests/conformance/exchange.ts'
import { isSettledRow } from '#tests/conformance/reading/effects.ts'
import {
  addedRows,
  foldedAs,
  idsMove,
  keyOfRow,
  lostRows,
  minorOf,
  newRows,
  sameRow,
  untilQuiet,
  within,
} from '#tests/conformance/reading/rows.ts'
import { rowsStay, sameHistory } from '#tests/conformance/rules/agreement.ts'
import { nothingElse } from '#tests/conformance/rules/effects.ts'
import {
  balanceFalls,
  bookedOnce,
  feeInside,
  feeNamed,
  payeeKept,
  statusesAgree,
  transferInStatement,
  transferListed,
} from '#tests/conformance/rules/transfers.ts'
import {
  type Scenario,
  type Step,
  type Steps,
  answersLate,
  eventually,
  isCached,
  needsPin,
  rowsShown,
  shows,
} from '#tests/conformance/scenario.ts'
import { noteTime } from './clocks.ts'
import { details, isOurs, payee } from './order.ts'

export function judgeTransfer(
  steps: Steps,
  before: State,
  after: State,
  ordered: string,
  exchange: Step['exchange'],
): void {
  const { context, judge, skip, stop } = steps
  const amount = minorOf(ordered) ?? 0
  const { isLate = false, cached } = after
  const added = (name: 'history' | 'statement' | 'transfers') => {
    const [then, now] = [before[name], after[name]]
    if (!then || !now) return undefined
    const unsettled = newRows(then, now).filter((row) => !isSettledRow(row, then))
    return idsMove(then, now) ? unsettled : unsettled.filter((row) => sameRow(row, then) === undefined)
  }
  const [lines, printed, listed] = [added('history'), added('statement'), added('transfers')]
  for (const [name, list] of shownBy) {
    const [then, now] = [before[name], after[name]]
    if (!then || !now) continue
    judge(rowsStay, { list: name, lost: lostRows(then, now), left: now.length }, after.seen[list])
  }
  if (listed?.length === 1) {
    noteTime(steps, listed[0], after.seen.list)
    noteTime(steps, lines?.[0], after.seen.home)
    noteTime(steps, printed?.[0], after.seen.statement)
  }
  const bothRead = (wrong: Exchange): Exchange =>
    inCalls(wrong, ...(wrong === exchange ? [exchange] : []), after.seen.home, after.seen.statement)
  const isBooked = (rows: Record<string, unknown>[] | undefined): boolean =>
    rows !== undefined && transferInStatement.check({ added: rows, amount, isLate: true }) === undefined
  const isBookedRight = isBooked(lines) || isBooked(printed)
  const body = new Map(exchange.form.parts.map(({ name, value }) => [name, typeof value === 'string' ? value : '']))
  const sent = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, body.get(name) ?? '']))
  const order = { ...sent(Object.keys(payee)), amount: ordered }
  const isListedRight = listed !== undefined && transferListed.check({ added: listed, ordered: order }) === undefined

  if (lines === undefined) skip(transferInStatement, 'the history of getAccount cannot be read')
  else {
    const isLoaders =
      cached === 'getAccount' || (isListedRight && isBooked(printed) && !isBooked(lines) && lines.length > 0)
    const isInProgress = transferInStatement.check({ added: lines, amount }) === undefined
    const judgeLines = (): void =>
      judge(transferInStatement, { added: lines, amount, isLate }, isLoaders ? after.seen.home : exchange)
    context.settling.isSeen ||= isInProgress
    if (!isLate && !isInProgress && isBooked(lines)) context.settling.settled.push(judgeLines)
    else judgeLines()
  }
  if (listed === undefined) skip(transferListed, 'the list of getTransfers cannot be read')
  else {
    const isOther = listed.length > 0 && listed.every((row) => minorOf(row['amount']) !== amount)
    const isLoaders = cached === 'getTransfers' || (isBookedRight && isOther)
    judge(transferListed, { added: listed, ordered: order }, isLoaders ? after.seen.list : exchange)
  }
  if (cached === 'getStatement' && after.history !== undefined && after.statement !== undefined)
    judge(sameHistory, { home: after.history, statement: after.statement }, bothRead(after.seen.statement))
  if (cached !== undefined) stop(answersLate(cached))
  const [row] = listed ?? []
  if (row !== undefined) {
    const fields = sent(Object.keys(details))
    const lost = Object.keys(fields).filter((name) => foldedAs(name, row[name]) !== foldedAs(name, fields[name]))
    const older = (before.transfers ?? []).filter((entry) => !isOurs(entry))
    const never = lost.every((name) => older.length > 1 && older.every((entry) => (entry[name] ?? '') === ''))
    const others = (before.transfers ?? []).some((entry) =>
      Object.keys(fields).some((name) => (entry[name] ?? '') !== ''),
    )
    const { account, user } = objectOf(after.seen.home) ?? {}
    const joined = { ...(isRecord(user) ? user : {}), ...(isRecord(account) ? account : {}) }
    const isJoined = lost.length > 0 && lost.every((name) => row[name] !== undefined && row[name] === joined[name])
    judge(payeeKept, { sent: fields, row, others }, never || isJoined ? after.seen.list : exchange)
  }
  judge(bookedOnce, { where: 'in the list of transfers', times: listed?.length ?? 0 }, exchange)
  const altered = alteredRow(before.transfers ?? [], after.transfers ?? [])
  if (altered !== undefined) judge(nothingElse, { what: 'getTransfers transactions', ...altered }, exchange)
  const same = lines?.filter((line) => line['transaction_type'] === 'debit' && minorOf(line['amount']) === amount)
  judge(bookedOnce, { where: 'in the history', times: same?.length ?? 0 }, exchange)
  const [line] = same ?? []
  if (line !== undefined) judgeName(steps, line, before, body.get('act_hold_name'), exchange)
  if (line !== undefined && before.percent !== undefined) {
    const inStatement = printed?.find((entry) => entry['id'] === line['id'] && entry['reference'] === line['reference'])
    const state = { amount, percent: before.percent }
    const isStatementRight = feeNamed.check({ ...state, fee: minorOf(inStatement?.['fee']) }) === undefined
    const isLoaders = inStatement?.['fee'] !== undefined && isStatementRight
    judge(feeNamed, { ...state, fee: minorOf(line['fee']) }, isLoaders ? after.seen.home : exchange)
  }
  const { statement: later } = after
  const isSettling = after.history?.some(
    (row, at) => row['status'] === 'in_progress' && later?.[at]?.['status'] !== 'in_progress',
  )
  if (after.history && later?.length && isSettling !== true && isDeepStrictEqual(before.history, before.statement)) {
    const wrong = isBooked(lines) ? after.seen.statement : exchange
    judge(sameHistory, { home: after.history, statement: later }, bothRead(wrong))
  }
  if (before.balance === undefined) return
  const falls = { before: before.balance + bookedBetween(before, after, amount), after: after.balance, amount }
  const isHomeRight = before.homeBalance !== undefined && after.homeBalance === before.homeBalance - amount
  const wrong = isHomeRight && after.balance !== before.balance - amount ? after.seen.fee : exchange
  judge(feeInside, falls, wrong)
  const isPaidBack = line?.['status'] === 'failed'
  if (!isPaidBack && (after.balance === before.balance || after.balance === undefined))
    judge(balanceFalls, falls, wrong)
}

/** A bank may settle any order before it is read, but not each. */
export const settledOrders: Scenario = {
  name: 'orders that were settled at once',
  uses: ['getAccount', 'submitTransfer'],
  rules: [transferInStatement],
  missing: needsPin,
  run: ({ context: { settling } }) => {
    if (!settling.isSeen) for (const judgeLines of settling.settled) judgeLines()
  },
}

/** If a line names a payee, it must be that of the order. */
function judgeName(
  { judge }: Steps,
  { name }: Record<string, unknown>,
  before: State,
  payee: string | undefined,
  exchange: Step['exchange'],
): void {
  if (typeof name !== 'string' || payee === undefined || name.includes(payee)) return
  const others = (before.transfers ?? []).map((row) => row['act_hold_name'])
  const other = others.find(
    (text) => typeof text === 'string' && text.length > 5 && name.includes(text) && !payee.startsWith(text),
  )
  const what = 'the payee that the line names'
  if (other !== undefined) judge(nothingElse, { what, before: payee, after: other }, exchange)
}

/** Read before and after the list: a transfer may settle in between. */
export async function compareStatuses(
  { look, judge }: Steps,
  before: State,
  after: State,
  account: Account,
): Promise<void> {
  const lineIn = (rows: State['history']) =>
    addedRows(before.history, rows)?.find((line) => line['transaction_type'] !== 'credit')?.['status']
  const [row] = addedRows(before.transfers, after.transfers) ?? []
  const booked = lineIn(after.history)
  if (row === undefined || booked === undefined) return
  const later = rowsShown(await look('getAccount', {}, account), 'transactions')
  if (lineIn(later) === booked) judge(statusesAgree, { listed: row['status'], booked }, after.seen.list)
}

/** An earlier row with the same status and something else in it. */
function alteredRow(then: Record<string, unknown>[], now: Record<string, unknown>[]) {
  if (idsMove(then, now)) return undefined
  for (const after of newRows(then, now)) {
    const before = sameRow(after, then)
    if (before !== undefined && before['status'] === after['status']) return { before, after }
  }
  return undefined
}

/** What the bank shows of a customer's money, before and after an order. */
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
