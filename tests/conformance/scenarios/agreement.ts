import { isDeepStrictEqual } from 'node:util'
import { objectOf, type Exchange } from '#tests/conformance/exchange.ts'
import { minorOf, rowsOf, within } from '#tests/conformance/reading.ts'
import {
  balancesAgree,
  factsAgree,
  optionalToken,
  ownRows,
  sameHistory,
  unreadCounted,
} from '#tests/conformance/rules/agreement.ts'
import { mainOf, needsMain, shows, type Scenario } from '#tests/conformance/scenario.ts'

type Body = Record<string, unknown>

const bodyOf = (exchange: Exchange | undefined): Body => (exchange === undefined ? {} : (objectOf(exchange) ?? {}))
const accountNumber = (body: Body): unknown => within(body, 'account')['account_no']
const institutionNumber = (body: Body): unknown => within(body, 'data')['account_no']
const feeBalance = (body: Body): number | undefined => minorOf(body['tb'] ?? body['balance'])
const homeBalance = (body: Body): number | undefined => minorOf(within(body, 'account')['tb'])

/** Two loaders say the same of the balance. The one that shows the second customer's is the wrong one. */
export const balance: Scenario = {
  name: 'balance',
  uses: ['getAccount', 'getTransferFee'],
  rules: [balancesAgree],
  missing: needsMain,
  run: async (steps) => {
    const { context, succeed, judge } = steps
    const main = mainOf(steps)
    const home = await succeed('getAccount', {}, main)
    const fee = await succeed('getTransferFee', {}, main)
    const state = { account: homeBalance(home.body), fee: feeBalance(fee.body) }
    const theirs = feeBalance(bodyOf(context.loadedAsSecond.get('getTransferFee')))
    const isForeign = theirs !== undefined && theirs === state.account
    judge(balancesAgree, state, isForeign ? home.exchange : fee.exchange)
  },
}

/** Two loaders say the same of the history. The shorter one is the wrong one. */
export const history: Scenario = {
  name: 'history',
  uses: ['getAccount', 'getStatement'],
  rules: [sameHistory],
  missing: needsMain,
  run: async (steps) => {
    const { succeed, judge, stop } = steps
    const main = mainOf(steps)
    const home = await succeed('getAccount', {}, main)
    const { body, exchange } = await succeed('getStatement', {}, main)
    if (home.exchange.issues.length + exchange.issues.length > 0)
      return stop('one of the two responses is not in order')
    const rows = { home: rowsOf(home.body, 'transactions'), statement: rowsOf(body, 'transactions') }
    judge(sameHistory, rows, rows.home.length < rows.statement.length ? home.exchange : exchange)
  },
}

/** Every loader says the same of the customer; the many are right, the one is wrong. */
export const customer: Scenario = {
  name: 'customer',
  uses: ['getProfile'],
  rules: [factsAgree],
  missing: needsMain,
  run: (steps) => {
    const { context, judge } = steps
    const shells = [...context.loaded].flatMap(([id, exchange]) => {
      const user = within(bodyOf(exchange), 'user')
      // Whoever shows somebody else altogether has been told so.
      return user['email'] !== context.accounts.main?.email
        ? []
        : [{ id, exchange, user: within(bodyOf(exchange), 'user') }]
    })
    const own = within(bodyOf(context.loaded.get('getProfile')), 'profile')
    const profile = own['email'] === context.accounts.main?.email ? own : {}
    for (const name of ['fullname', 'email', 'username', 'picture', 'current_plan']) {
      const seen = shells.filter(({ user }) => user[name] !== undefined)
      const there = mostCommon([...seen.map(({ user }) => user[name]), ...(name in profile ? [profile[name]] : [])])
      for (const { exchange, user } of seen)
        judge(factsAgree, { what: `user.${name}`, here: user[name], there, elsewhere: 'the other responses' }, exchange)
      const exchange = context.loaded.get('getProfile')
      if (exchange !== undefined && name in profile)
        judge(factsAgree, { what: `profile.${name}`, here: profile[name], there, elsewhere: 'user' }, exchange)
    }
    return Promise.resolve()
  },
}

/** The account number, the currency and the username are the same wherever they are shown. */
export const account: Scenario = {
  name: 'account',
  uses: ['getAccount', 'getInstitution'],
  rules: [factsAgree],
  missing: needsMain,
  run: (steps) => {
    const { context, judge } = steps
    const home = context.loaded.get('getAccount')
    const institution = context.loaded.get('getInstitution')
    if (home === undefined || institution === undefined) return Promise.resolve()
    const here = institutionNumber(bodyOf(institution))
    const there = accountNumber(bodyOf(home))
    const theirs = institutionNumber(bodyOf(context.loadedAsSecond.get('getInstitution')))
    if (here !== undefined && there !== undefined) {
      const foreign = there === theirs
      const state = { what: 'account_no', here: foreign ? there : here, there: foreign ? here : there }
      judge(factsAgree, { ...state, elsewhere: 'the other response' }, foreign ? home : institution)
    }
    const own = context.loaded.get('getProfile')
    const isOwn = own !== undefined && shows({ exchange: own }, 'profile')
    const username = isOwn ? within(bodyOf(own), 'profile')['username'] : undefined
    const shown = within(bodyOf(institution), 'u')['username']
    if (typeof username === 'string' && typeof shown === 'string')
      judge(factsAgree, { what: 'u.username', here: shown, there: username, elsewhere: 'getProfile' }, institution)
    return Promise.resolve()
  },
}

/** One currency in all responses. */
export const currency: Scenario = {
  name: 'currency',
  uses: ['getAccount', 'getStatement'],
  rules: [factsAgree],
  missing: needsMain,
  run: ({ context, judge }) => {
    const shown = [...context.loaded].flatMap(([id, exchange]) => {
      const sign = bodyOf(exchange)['currency']
      return typeof sign === 'string' ? [{ id, exchange, sign }] : []
    })
    const there = mostCommon(shown.map(({ sign }) => sign))
    for (const { exchange, sign } of shown)
      judge(factsAgree, { what: 'currency', here: sign, there, elsewhere: 'the other responses' }, exchange)
    return Promise.resolve()
  },
}

/** Every response counts the same unread notifications. */
export const unread: Scenario = {
  name: 'unread count',
  uses: ['getNotifications'],
  rules: [unreadCounted],
  missing: needsMain,
  run: ({ context, judge, stop }) => {
    const list = context.loaded.get('getNotifications')
    if (list === undefined) return Promise.resolve()
    if (!shows({ exchange: list }, 'notifications', 'nc')) return stop('the list of getNotifications cannot be read')
    const count = rowsOf(bodyOf(list), 'notifications').filter(({ wasread }) => wasread === 'no').length
    const others = [...context.loaded].flatMap(([where, exchange]) => {
      const { nc } = bodyOf(exchange)
      return where === 'getNotifications' || nc === undefined ? [] : [{ where, exchange, nc }]
    })
    const odd = others.filter(({ nc }) => Number(nc) !== count)
    if (odd.length > others.length / 2)
      judge(unreadCounted, { nc: odd[0]?.nc, unread: count, where: 'the other responses' }, list)
    else for (const { where, exchange, nc } of odd) judge(unreadCounted, { nc, unread: count, where }, exchange)
    context.findings.checked(unreadCounted)
    return Promise.resolve()
  },
}

const lists: Record<string, string> = {
  getTransfers: 'transactions',
  getAccount: 'transactions',
  getStatement: 'transactions',
  getNotifications: 'notifications',
  getCryptoDepositForm: 'transactions',
  getPaymentForm: 'transactions',
  getFixedDepositForm: 'transactions',
  getUpgradeForm: 'transactions',
}

/** Two customers share no rows. What only looks alike, as the same welcome to everybody does, is no more than a warning. */
export const ownership: Scenario = {
  name: 'ownership',
  uses: Object.keys(lists),
  rules: [ownRows],
  missing: (context) =>
    needsMain(context) ??
    (context.accounts.second?.token === undefined ? 'no second customer: --email2 and --password2' : undefined),
  run: (steps) => {
    const { context, judge } = steps
    const compared = Object.entries(lists).flatMap(([id, list]) => {
      const exchange = context.loaded.get(id)
      const mine = rowsOf(bodyOf(exchange), list)
      const theirs = rowsOf(bodyOf(context.loadedAsSecond.get(id)), list)
      const shared = mine.filter((row) => theirs.some((other) => isDeepStrictEqual(row, other)))
      return exchange === undefined || mine.length === 0
        ? []
        : [{ list, exchange, shared, whole: shared.length === mine.length }]
    })
    // Customers of a demonstration may all begin with the same rows.
    const alike = compared.every(({ whole }) => whole)
    for (const { list, exchange, shared, whole } of compared)
      judge(ownRows, { list, shared: whole ? shared : [], ...(alike ? { level: 'SHOULD' } : {}) }, exchange)
    const number = accountNumber(bodyOf(context.loaded.get('getAccount')))
    const home = context.loadedAsSecond.get('getAccount')
    if (home !== undefined && typeof number === 'string' && number !== '')
      judge(
        ownRows,
        { list: 'the account number', shared: accountNumber(bodyOf(home)) === number ? [number] : [] },
        home,
      )
    return Promise.resolve()
  },
}

/** The documents are listed for everybody. */
export const documents: Scenario = {
  name: 'documents',
  uses: ['getIdentityDocuments'],
  rules: [optionalToken],
  missing: () => undefined,
  run: async (steps) => {
    const { context, succeed, probe, judge } = steps
    await succeed('getIdentityDocuments')
    const { main } = context.accounts
    const tokens = [
      ...(main?.token === undefined ? [] : [['a session token', main.token] as const]),
      ['a token that nobody has', 'conformance.not-a-token.0'] as const,
    ]
    for (const [note, token] of tokens) {
      const step = await probe('getIdentityDocuments', { token }, undefined, note)
      judge(optionalToken, step, step.exchange)
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
