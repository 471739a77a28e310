import { isDeepStrictEqual } from 'node:util'
import { inCalls } from '#tests/conformance/again.ts'
import { sessionLoaders } from '#tests/conformance/context.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { accepted, objectOf, type Account, type Exchange } from '#tests/conformance/exchange.ts'
import { keyOfRow, minorOf, rowsOf, saysNo, saysYes, transferOf, within } from '#tests/conformance/reading/rows.ts'
import {
  balancesAgree,
  balanceSpendable,
  factsAgree,
  isSameFact,
  optionalToken,
  sameHistory,
  unreadCounted,
} from '#tests/conformance/rules/agreement.ts'
import { nothingElse } from '#tests/conformance/rules/effects.ts'
import { needsMain, shows, type Missing, type Scenario, type Steps } from '#tests/conformance/scenario.ts'
import { written } from '#tests/conformance/values/values.ts'
import { decimalsOf } from './amountLimits.ts'
import { type Body, type Loaded, accountNumber, bodyOf, isSameRow, judgeMethods, sound, views } from './ownership.ts'

const institutionNumber = (body: Body): unknown => within(body, 'data')['account_no']
const feeBalance = (body: Body): number | undefined => minorOf(body['tb'] ?? body['balance'])
const homeBalance = (body: Body): number | undefined => minorOf(within(body, 'account')['tb'])

const needsQuiet: Missing = (context) =>
  needsMain(context) ?? (context.isBusy ? 'the bank books while the run reads' : undefined)

export const balance: Scenario = {
  name: 'balance',
  uses: ['getAccount', 'getTransferFee'],
  rules: [balancesAgree],
  missing: needsQuiet,
  run: ({ context, judge }) => {
    for (const { loaded, others } of views(context)) {
      const [home, fee] = [loaded.get('getAccount'), loaded.get('getTransferFee')]
      if (home === undefined || fee === undefined) continue
      const isUnknown = home.issues.length === 0 && within(bodyOf(home), 'account')['tb'] === null
      const state = { account: isUnknown ? 0 : homeBalance(bodyOf(home)), fee: feeBalance(bodyOf(fee)), isUnknown }
      const isForeign =
        state.account !== undefined && state.account === feeBalance(bodyOf(others.get('getTransferFee')))
      const { account: shown = 0, fee: stated = 0 } = state
      const isRounded = Math.abs(shown - stated) < 100 && decimalsOf(shown) < decimalsOf(stated)
      judge(balancesAgree, state, isForeign || isRounded ? home : fee)
      const { tb, balance: other } = bodyOf(fee)
      const [one, two] = [minorOf(tb), minorOf(other)]
      if (one !== undefined && two !== undefined)
        judge(factsAgree, { what: 'balance', here: two / 100, there: one / 100, elsewhere: 'tb' }, fee)
    }
  },
}

/** Only a history that accounts for the whole balance shows which entries count. */
export const spendable: Scenario = {
  name: 'what the balance counts',
  uses: ['getAccount'],
  rules: [balanceSpendable],
  missing: needsQuiet,
  run: ({ context, judge, skip }) => {
    for (const { loaded } of views(context)) {
      const home = sound(loaded.get('getAccount'))
      const shown = home === undefined ? undefined : homeBalance(bodyOf(home))
      if (home === undefined || shown === undefined) continue
      const rows = rowsOf(bodyOf(home), 'transactions')
      const sumOf = (counts: (row: Body) => boolean): number =>
        rows
          .filter(counts)
          .reduce(
            (sum, row) => sum + (row['transaction_type'] === 'credit' ? 1 : -1) * (minorOf(row['amount']) ?? 0),
            0,
          )
      const isFailed = (row: Body): boolean => row['status'] === 'failed'
      const isEarly = (row: Body): boolean => row['status'] === 'in_progress' && row['transaction_type'] === 'credit'
      const isLate = (row: Body): boolean => row['status'] === 'in_progress' && row['transaction_type'] === 'debit'
      const sum = sumOf((row) => !isFailed(row) && !isEarly(row))
      const wrong: [string, number][] = [
        ['failed entries count', sumOf((row) => !isEarly(row))],
        ['credits in progress count', sumOf((row) => !isFailed(row))],
        ['failed entries and credits in progress count', sumOf(() => true)],
        ['debits in progress left out', sumOf((row) => !isFailed(row) && !isEarly(row) && !isLate(row))],
        ['the history is in hundredths of it', sum / 100],
        ['it is in hundredths of the history', sum * 100],
      ]
      const isWhole = rows.length > 0 && rows.every((row) => (minorOf(row['amount']) ?? 0) % 100 === 0)
      const hint = isWhole ? '; no entry has cents' : ''
      if (shown === sum || wrong.some(([, other]) => other === shown))
        judge(balanceSpendable, { balance: shown, sum, wrong }, home)
      else
        skip(
          balanceSpendable,
          `the history of getAccount adds up to ${written(sum)}, the balance is ${written(shown)}${hint}`,
        )
    }
  },
}

export const history: Scenario = {
  name: 'history',
  uses: ['getAccount', 'getStatement'],
  rules: [sameHistory],
  missing: needsQuiet,
  run: ({ context, judge, stop }) => {
    // The second customer may have no transfers to compare.
    let isHomeWrong = false
    for (const { account, loaded, others } of views(context)) {
      const [home, statement] = [sound(loaded.get('getAccount')), sound(loaded.get('getStatement'))]
      if (home === undefined || statement === undefined) {
        if (account.kind === 'main') return stop('needs sound responses of getAccount and getStatement')
        continue
      }
      const rows = { home: rowsOf(bodyOf(home), 'transactions'), statement: rowsOf(bodyOf(statement), 'transactions') }
      const theirs = rowsOf(bodyOf(others.get('getStatement')), 'transactions')
      const isForeign = rows.home.length > 0 && rows.home.every((row) => theirs.some((other) => isSameRow(row, other)))
      const transfers = rowsOf(bodyOf(loaded.get('getTransfers')), 'transactions')
      isHomeWrong ||= isUnlikeTransfers(rows, transfers)
      const isShort = rows.home.length < rows.statement.length || named(rows.home) < named(rows.statement)
      const blamed = isForeign || isHomeWrong || isShort ? home : statement
      judge(sameHistory, rows, inCalls(blamed, home, statement))
    }
  },
}

const named = (rows: readonly Body[]): number => rows.filter(({ id }) => (id ?? '') !== '').length

/** Whether Home differs from the list of transfers where the statement does not. */
function isUnlikeTransfers(
  { home, statement }: Record<'home' | 'statement', Body[]>,
  transfers: readonly Body[],
): boolean {
  return home.some((line, index) => {
    const transfer = transferOf(line, transfers)
    const other = statement[index]
    if (transfer === undefined || other === undefined) return false
    const fits = (row: Body): boolean[] => [
      minorOf(row['amount']) === minorOf(transfer['amount']),
      row['status'] === transfer['status'],
      String(row['name']).includes(String(transfer['act_hold_name'])),
    ]
    const right = fits(other)
    return fits(line).some((isRight, at) => !isRight && right[at] === true)
  })
}

export const customer: Scenario = {
  name: 'customer',
  uses: ['getProfile'],
  rules: [factsAgree],
  run: (steps) => {
    judgeCustomers(steps)
  },
}

function judgeCustomers(steps: Steps, action?: Exchange): void {
  for (const { account, loaded } of views(steps.context)) {
    judgeFacts(steps, account, loaded)
    if (account.tokenKind === 'session') judgeStanding(steps, loaded, action)
  }
}

/** A fact that most loaders show wrongly after an action is the action's fault. */
function judgeStanding({ judge, context }: Steps, loaded: Loaded, action?: Exchange): void {
  const renamed = context.unvaried.get('updateEmail')
  // A bank may require that a new address is verified first.
  const mayAwaitCode = renamed?.operation !== undefined && accepted(renamed.operation, renamed)
  const shown = [...loaded.values()].flatMap((exchange) =>
    ['user', 'profile'].flatMap((name) => {
      const { verification_status: status, role, verified } = within(bodyOf(exchange), name)
      const facts = [
        ['verification_status', status, 'verified'],
        ['role', role, 'customer'],
        ['verified', verified === undefined || mayAwaitCode ? undefined : !saysNo(verified), true],
      ] as const
      return facts.flatMap(([what, here, there]) => (here === undefined ? [] : [{ name, what, here, there, exchange }]))
    }),
  )
  for (const { name, what, here, there, exchange } of shown) {
    const same = shown.filter((other) => other.what === what)
    const isLost = same.filter((other) => other.here !== there).length * 2 > Math.max(same.length, 2)
    const change = { what: `${name}.${what}`, before: there, after: here }
    if (isLost && context.lostFacts.has(what)) continue
    if (isLost && action !== undefined) {
      context.lostFacts.add(what)
      judge(nothingElse, change, action)
    } else judge(factsAgree, { what: change.what, here, there, elsewhere: 'a sign-in that gives a session' }, exchange)
  }
}

/** `changed`: the facts that the action has just changed. */
export async function judgeFactsNow(
  steps: Steps,
  account: Account,
  changed: Readonly<Record<string, unknown>>,
  action: Exchange,
): Promise<void> {
  const { context, probe } = steps
  const now = new Map<string, Exchange>()
  for (const { id } of sessionLoaders(context)) now.set(id, (await probe(id, {}, account, 'after a change')).exchange)
  judgeFacts(steps, account, now, changed, action)
}

function judgeFacts(
  { judge }: Steps,
  { email }: Account,
  loaded: Loaded,
  changed: Readonly<Record<string, unknown>> = {},
  action?: Exchange,
): void {
  const isOwn = (person: Body): boolean => isSameFact('email', person['email'], changed['email'] ?? email)
  const shells = [...loaded].flatMap(([id, exchange]) => {
    const user = shows({ exchange }, 'user') || 'email' in changed ? within(bodyOf(exchange), 'user') : {}
    return isOwn(user) || ('email' in changed && 'email' in user) ? [{ id, exchange, user }] : []
  })
  const shown = loaded.get('getProfile')
  const own = shown?.issues.length === 0 ? within(bodyOf(shown), 'profile') : {}
  const profile = isOwn(own) ? own : {}
  const plan = bodyOf(loaded.get('getUpgradeForm'))['current_plan']
  const names = Object.keys(changed)
  const shared = new Set(shells.flatMap(({ exchange }) => Object.keys(describedIn(exchange, 'user'))))
  for (const name of names.length === 0 ? shared : names) {
    const seen = shells.filter(({ user }) => user[name] !== undefined)
    const all = [...seen.map(({ user }) => filled(user[name])), ...(name in profile ? [filled(profile[name])] : [])]
    const there = name in changed ? filled(changed[name]) : mostCommon(all)
    const isSet = name in changed
    const isInProfile = isSet && name in profile && isDeepStrictEqual(filled(profile[name]), there)
    const elsewhere = isInProfile
      ? `profile.${name}: this session has just changed it`
      : isSet
        ? 'the change that this session has just made'
        : 'the other responses'
    const isStale = ({ user }: (typeof seen)[number]): boolean => !isDeepStrictEqual(filled(user[name]), there)
    const isActions = action !== undefined && seen.filter(isStale).length > seen.length / 2
    for (const { exchange, user } of seen)
      judge(
        factsAgree,
        { what: `user.${name}`, here: filled(user[name]), there, elsewhere },
        isActions ? action : exchange,
      )
    const exchange = loaded.get('getProfile')
    if (exchange !== undefined && name in profile)
      judge(factsAgree, { what: `profile.${name}`, here: filled(profile[name]), there, elsewhere: 'user' }, exchange)
    const upgrade = loaded.get('getUpgradeForm')
    if (name === 'current_plan' && upgrade !== undefined && typeof plan === 'string' && typeof there === 'string')
      judge(factsAgree, { what: name, here: plan, there, elsewhere }, upgrade)
  }
}

/** What the contract describes: fields of the bank's own may be anything. */
export function describedIn(exchange: Exchange | undefined, name: string): Body {
  const described = exchange?.operation?.described(objectOf(exchange))
  return isRecord(described) ? within(described, name) : {}
}

/** A flag may be written in several ways. */
export const filled = (fact: unknown): unknown => (saysYes(fact) ? 'yes' : saysNo(fact) ? 'no' : (fact ?? ''))

export const account: Scenario = {
  name: 'account',
  uses: ['getAccount', 'getInstitution'],
  rules: [factsAgree],
  run: ({ context, judge }) => {
    for (const { loaded, others } of views(context)) {
      const [home, institution] = [loaded.get('getAccount'), loaded.get('getInstitution')]
      if (home === undefined || institution === undefined) continue
      const here = institutionNumber(bodyOf(institution))
      const there = accountNumber(bodyOf(home))
      const theirs = institutionNumber(bodyOf(others.get('getInstitution')))
      if (filled(here) !== '' && filled(there) !== '') {
        const foreign = there === theirs
        const state = { what: 'account_no', here: foreign ? there : here, there: foreign ? here : there }
        judge(factsAgree, { ...state, elsewhere: 'the other response' }, foreign ? home : institution)
      }
      const own = loaded.get('getProfile')
      const isOwn = own !== undefined && shows({ exchange: own }, 'profile')
      const username = isOwn ? within(bodyOf(own), 'profile')['username'] : undefined
      const shown = within(bodyOf(institution), 'u')['username']
      if (typeof username === 'string' && filled(shown) !== '')
        judge(factsAgree, { what: 'u.username', here: shown, there: username, elsewhere: 'getProfile' }, institution)
    }
  },
}

export const currency: Scenario = {
  name: 'currency',
  uses: ['getAccount', 'getStatement'],
  rules: [factsAgree],
  run: ({ context, judge }) => {
    for (const { loaded } of views(context)) {
      const shown = [...loaded].flatMap(([id, exchange]) => {
        const sign = bodyOf(exchange)['currency']
        return typeof sign === 'string' ? [{ id, exchange, sign }] : []
      })
      const there = mostCommon(shown.map(({ sign }) => sign))
      for (const { exchange, sign } of shown)
        judge(factsAgree, { what: 'currency', here: sign, there, elsewhere: 'the other responses' }, exchange)
      const home = loaded.get('getAccount')
      const { currency: code } = within(bodyOf(home), 'account')
      if (home === undefined || typeof code !== 'string' || there === undefined) continue
      const isOther = isAnotherCurrency(code, there)
      judge(factsAgree, { what: 'currency', here: there, there: isOther ? code : there, elsewhere: 'account' }, home)
    }
  },
}

const signs: Readonly<Record<string, readonly string[]>> = {
  USD: ['$', 'US$'],
  EUR: ['€'],
  GBP: ['£'],
  JPY: ['¥', '円'],
  INR: ['₹'],
  NGN: ['₦'],
  KRW: ['₩'],
}

function isAnotherCurrency(code: string, sign: string): boolean {
  const known = Object.entries(signs)
  const own = signs[code] ?? known.find(([, list]) => list.includes(code))?.[1]
  const isKnown = known.some(([name, list]) => name === sign || list.includes(sign))
  return own !== undefined && isKnown && !own.includes(sign) && sign !== code && own !== signs[sign]
}

export const unread: Scenario = {
  name: 'unread count',
  uses: ['getNotifications'],
  rules: [unreadCounted],
  missing: needsQuiet,
  run: (steps) => {
    const { context, stop } = steps
    for (const { account: holder, loaded } of views(context)) {
      const list = loaded.get('getNotifications')
      if (list === undefined) continue
      if (shows({ exchange: list }, 'notifications', 'nc')) judgeUnread(steps, list, loaded)
      else if (holder.kind === 'main') return stop('the list of getNotifications cannot be read')
    }
  },
}

/** `before`: the list before an action. What the action has changed in the list only is right there. */
export function judgeUnread({ judge, context }: Steps, list: Exchange, loaded: Loaded, before?: Exchange): void {
  const count = unreadIn(list)
  const isNews = before !== undefined && unreadIn(before) !== count
  const others = [...loaded].flatMap(([where, exchange]) => {
    const { nc } = bodyOf(exchange)
    return where === 'getNotifications' || nc === undefined ? [] : [{ where, exchange, nc }]
  })
  const odd = others.filter(({ nc }) => Number(nc) !== count)
  const isStale = isNews && odd.every(({ nc }) => Number(nc) === unreadIn(before))
  const isKnown = odd.every(({ where }) => context.findings.has(unreadCounted.id, where))
  if (odd.length > others.length / 2 && !isStale && !isKnown)
    judge(unreadCounted, { nc: odd[0]?.nc, unread: count, where: 'the other responses' }, list)
  else for (const { where, exchange, nc } of odd) judge(unreadCounted, { nc, unread: count, where }, exchange)
  context.findings.checked(unreadCounted)
}

function unreadIn(list: Exchange | undefined): number {
  return rowsOf(bodyOf(list), 'notifications').filter(({ wasread }) => wasread === 'no').length
}

export const documents: Scenario = {
  name: 'documents',
  uses: ['getIdentityDocuments'],
  rules: [optionalToken],
  missing: () => undefined,
  run: async (steps) => {
    const { context, succeed, probe, judge, stop, guest } = steps
    const plain = await succeed('getIdentityDocuments')
    if (!plain.accepted) return stop('the documents cannot be read, with or without a token')
    const { main, unapproved: temporary } = context.accounts
    const tokens = [
      ...(main?.token === undefined ? [] : [['a session token', main.token] as const]),
      ['an unknown token', 'conformance.not-a-token.0'] as const,
      ['an empty token', ''] as const,
      ...(temporary?.token === undefined ? [] : [['a temporary token', temporary.token] as const]),
    ]
    for (const [note, token] of tokens) {
      const step = await guest('getIdentityDocuments', { token }, note)
      const [docs, all] = [step, plain].map(({ body }) => rowsOf(body, 'docs').length)
      const isEmpty = docs === 0 && all !== 0
      const isOfSession = token === main?.token
      if (isOfSession) await probe('getContact', {}, main, 'after the documents')
      judge(optionalToken, { ...step, isEmpty, isEnded: isOfSession && token !== main.token }, step.exchange)
    }
  },
}

function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, { value: T; times: number }>()
  for (const value of values) {
    const key = JSON.stringify(value)
    counts.set(key, { value, times: (counts.get(key)?.times ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.times - a.times)[0]?.value
}

export function isSettled(loaded: Loaded): boolean {
  const of = (id: string): Body => bodyOf(loaded.get(id))
  const list = loaded.get('getNotifications')
  const count = unreadIn(list)
  const counts = [...loaded.values()].flatMap((exchange) => bodyOf(exchange)['nc'] ?? []).map(Number)
  const sums = [homeBalance(of('getAccount')), feeBalance(of('getTransferFee'))].filter((sum) => sum !== undefined)
  const lines = ['getAccount', 'getStatement']
    .filter((id) => loaded.has(id))
    .map((id) => JSON.stringify(rowsOf(of(id), 'transactions').map((row) => [keyOfRow(row), row['status']])))
  return (list === undefined || counts.every((nc) => nc === count)) && new Set(sums).size < 2 && new Set(lines).size < 2
}

export async function agreeing(
  steps: Steps,
  loaded: Loaded,
  loadedAsSecond: Loaded,
  withFacts: boolean,
  action?: { exchange: Exchange; before: Loaded },
): Promise<void> {
  const context = { ...steps.context, loaded: new Map(loaded), loadedAsSecond: new Map(loadedAsSecond) }
  const list = loaded.get('getNotifications')
  if (list !== undefined) judgeUnread({ ...steps, context }, list, loaded, action?.before.get('getNotifications'))
  const both = ['getAccount', 'getStatement'].every((id) => loaded.has(id))
  if (withFacts) judgeCustomers({ ...steps, context }, action?.exchange)
  for (const looks of [loaded, loadedAsSecond]) judgeMethods(steps, looks, steps.context.loaded)
  for (const scenario of [balance, account, currency, ...(both ? [history] : [])])
    await scenario.run({ ...steps, context })
}
