import { isDeepStrictEqual } from 'node:util'
import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import type { Exchange } from '#tests/conformance/exchange.ts'
import { objectOf } from '#tests/conformance/exchange.ts'
import {
  folded,
  idText,
  keyOfRow,
  minorOf,
  saysNo,
  saysYes,
  within,
  type Row,
} from '#tests/conformance/reading/rows.ts'
import type { Law, Violation } from '#tests/conformance/rule.ts'
/** A fact is the same in every loader; where two differ, the one in the minority is named. */
import * as law from '#tests/conformance/rules/laws.ts'
import { balanceIn, bodyIn, rowsIn, type Looks } from './looks.ts'

/** A law that has fallen. Without an exchange, at the action before. */
export interface Fall extends Omit<Violation, 'place' | 'repeats'> {
  law: Law
  exchange?: Exchange
  /** It may be another one at every reading. */
  isFact?: boolean
}

export function disagreements(looks: Looks): Fall[] {
  return [counts, balances, history, links, facts, methods].flatMap((law) => law(looks))
}

interface Shown {
  exchange: Exchange
  what: string
  value: unknown
}

const missing = [undefined, null, '']

/** Those that are not what most show. Of two, the later one. */
function minority(all: readonly Shown[]): Fall[] {
  const seen = all.filter(({ value }) => !missing.some((nothing) => value === nothing))
  const times = (value: unknown): number => seen.filter((shown) => isDeepStrictEqual(shown.value, value)).length
  const most = seen.toSorted((one, other) => times(other.value) - times(one.value))[0]
  return seen
    .filter(({ value }) => !isDeepStrictEqual(value, most?.value))
    .map(({ exchange, what, value }) => ({
      ...{ law: law.factsAgree, exchange, got: show(value) },
      expected: `${what} ${show(most?.value)}, as in ${most?.exchange.operation?.id ?? ''}`,
    }))
}

function counts(looks: Looks): Fall[] {
  const unread = rowsIn(looks, 'getNotifications').filter(({ wasread }) => wasread === 'no').length
  if (!looks.has('getNotifications'))
    return minority(shown(looks, 'nc', ({ nc }) => nc && Number(nc))).map((fall) => ({
      ...fall,
      law: law.unreadCounted,
    }))
  return shown(looks, 'nc', (body) => body['nc']).flatMap(({ exchange, value }) =>
    value === undefined || Number(value) === unread
      ? []
      : [{ law: law.unreadCounted, exchange, expected: `nc ${unread}: so many are unread`, got: `nc ${show(value)}` }],
  )
}

function shown(looks: Looks, what: string, read: (body: Row) => unknown): Shown[] {
  return [...looks.values()].map((exchange) => ({ exchange, what, value: read(objectOf(exchange) ?? {}) }))
}

function balances(looks: Looks): Fall[] {
  const [home, fee] = [looks.get('getAccount'), looks.get('getTransferFee')]
  const { tb, balance } = bodyIn(looks, 'getTransferFee')
  const [one, other] = [minorOf(tb), minorOf(balance)]
  if (fee === undefined) return []
  if (one !== undefined && other !== undefined && one !== other)
    return [{ law: law.factsAgree, exchange: fee, expected: `balance ${show(tb)}, as tb`, got: show(balance) }]
  // A balance that cannot be stated is null there and 0 here.
  const there = within(bodyIn(looks, 'getAccount'), 'account')['tb'] === null ? 0 : balanceIn(looks)
  const here = one ?? other
  if (home === undefined || there === undefined || here === undefined || here === there) return []
  return [{ law: law.balancesAgree, exchange: fee, expected: `${there / 100}, as there`, got: String(here / 100) }]
}

/** `debits` and `credits`: the statuses that count. The first way is the one of the contract. */
const ways: readonly { what: string; debits: string; credits: string }[] = [
  { what: '', debits: 'successful in_progress', credits: 'successful' },
  { what: 'debits in progress left out', debits: 'successful', credits: 'successful' },
  { what: 'credits in progress count', debits: 'successful in_progress', credits: 'successful in_progress' },
  { what: 'failed entries count', debits: 'successful in_progress failed', credits: 'successful failed' },
  { what: 'everything counts', debits: 'successful in_progress failed', credits: 'successful in_progress failed' },
]

/** In cents, by each way of summing. */
export function sumsOf(rows: readonly Row[]): number[] {
  return ways.map(({ debits, credits }) =>
    rows.reduce((sum, { transaction_type: type, status, amount }) => {
      const counted = (type === 'credit' ? credits : debits).split(' ').includes(String(status))
      return counted ? sum + (type === 'credit' ? 1 : -1) * (minorOf(amount) ?? 0) : sum
    }, 0),
  )
}

/** Only a history that accounts for the whole balance shows which entries count. */
export function spendable(looks: Looks): Fall[] {
  const exchange = looks.get('getAccount')
  const [balance, sums] = [balanceIn(looks), sumsOf(rowsIn(looks, 'getAccount'))]
  const [right = 0, ...wrong] = sums
  if (exchange === undefined || balance === undefined || balance === right) return []
  const at = wrong.indexOf(balance)
  const isScaled = right !== 0 && (balance * 100 === right || balance === right * 100)
  if (at === -1 && !isScaled) return []
  const got = `${balance / 100}: ${isScaled ? 'one of both is in hundredths' : (ways[at + 1]?.what ?? '')}`
  return [{ law: law.balanceSpendable, exchange, expected: `${right / 100}, the sum of the history`, got }]
}

const lineOf = (row: Row | undefined): unknown[] =>
  row === undefined ? [] : [keyOfRow(row), idText(row['id']), idText(row['transfer_id']), row['status']]

const brief = ({ id, transfer_id, name, amount, status, date }: Row): string =>
  show({ id, transfer_id, amount, status, date, name })

function history(looks: Looks): Fall[] {
  const [home, statement] = [looks.get('getAccount'), looks.get('getStatement')]
  if (home === undefined || statement === undefined) return []
  const [lines, others] = [rowsIn(looks, 'getAccount'), rowsIn(looks, 'getStatement')]
  const at = Array.from({ length: Math.max(lines.length, others.length) }).findIndex(
    (_, index) => !isDeepStrictEqual(lineOf(lines[index]), lineOf(others[index])),
  )
  if (at === -1) return []
  const [expected, got] = [lines, others].map((rows) => `${rows.length} rows, first other: ${brief(rows[at] ?? {})}`)
  const exchange = lines.length < others.length || unlike(looks, lines[at], others[at]) ? home : statement
  return [{ law: law.sameHistory, exchange, expected: `${expected ?? ''}, as in the other history`, got: got ?? '' }]
}

/** Whether the line of Home differs from its transfer where the statement does not, or lacks an id. */
function unlike(looks: Looks, line: Row = {}, other: Row = {}): boolean {
  const transfer = rowsIn(looks, 'getTransfers').find(({ id }) => String(id) === String(line['transfer_id']))
  const fits = (row: Row): boolean =>
    minorOf(row['amount']) === minorOf(transfer?.['amount']) &&
    String(row['name']).includes(String(transfer?.['act_hold_name']))
  return (
    (transfer !== undefined && !fits(line) && fits(other)) || (line['id'] === undefined && other['id'] !== undefined)
  )
}

function links(looks: Looks): Fall[] {
  if (!looks.has('getTransfers')) return []
  const transfers = new Map(rowsIn(looks, 'getTransfers').map((row) => [String(row['id']), row]))
  return ['getAccount', 'getStatement'].flatMap((loader): Fall[] => {
    const lines = rowsIn(looks, loader).filter(({ transfer_id: id }) => !missing.some((nothing) => nothing === id))
    const names = (line: Row): boolean =>
      String(line['name']).includes(String(transfers.get(String(line['transfer_id']))?.['act_hold_name']))
    const ofOne = (id: unknown): Row[] => lines.filter(({ transfer_id }) => String(transfer_id) === String(id))
    const wrong = lines.find((line) => {
      const transfer = transfers.get(String(line['transfer_id']))
      if (transfer === undefined) return true
      const amounts = ofOne(line['transfer_id']).map(({ amount }) => minorOf(amount) ?? 0)
      // A bank may book its fee separately, and enter a transfer days later.
      const whole = minorOf(transfer['amount'])
      const isWhole = amounts.includes(whole ?? -1) || amounts.reduce((sum, part) => sum + part, 0) === whole
      const days = [transfer, line].map(({ date }) => Date.parse(String(date).slice(0, 10)))
      return !isWhole || transfer['status'] !== line['status'] || (days[0] ?? 0) > (days[1] ?? 0) + 86_400_000
    })
    const ofOther = lines.filter((line) => !names(line))
    const payees = [...transfers.values()].map(({ act_hold_name: payee }) => String(payee))
    // A bank may name its lines otherwise, but not by another payee.
    const isNamed = ofOther.length * 4 < lines.length
    const named = isNamed
      ? ofOther[0]
      : ofOther.find(({ name }) => payees.some((payee) => payee.length > 2 && String(name).includes(payee)))
    const at = looks.get(loader)
    if (named !== undefined && at !== undefined && wrong === undefined) {
      const expected = `a name with ${show(transfers.get(String(named['transfer_id']))?.['act_hold_name'])}`
      return [{ law: law.factsAgree, exchange: at, expected, got: show(named['name']) }]
    }
    const exchange = looks.get(loader)
    if (wrong === undefined || exchange === undefined) return []
    const transfer = transfers.get(String(wrong['transfer_id']))
    const other = rowsIn(looks, loader === 'getAccount' ? 'getStatement' : 'getAccount')
    const isTwice = other.some((line) => isDeepStrictEqual(lineOf(line), lineOf(wrong)))
    const list = looks.get('getTransfers')
    const got = transfer === undefined ? 'no transfer of that id' : brief(transfer)
    const isOfList = isTwice && list && lines.some((line) => transfers.has(String(line['transfer_id'])))
    return [{ law: law.transferLinked, exchange: isOfList ? list : exchange, expected: brief(wrong), got }]
  })
}

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹', NGN: '₦', KRW: '₩' }

const flat = (name: string, value: unknown): unknown => {
  if (saysYes(value)) return 'yes'
  if (saysNo(value)) return 'no'
  return name === 'email' ? folded(value).toLowerCase() : (value ?? '')
}

function facts(looks: Looks): Fall[] {
  const exchanges = [...looks.values()]
  const people = exchanges.flatMap((exchange) =>
    ['user', 'profile'].map((part) => ({ exchange, part, person: described(exchange, part) })),
  )
  const names = new Set(people.flatMap(({ person }) => Object.keys(person)))
  const others: Readonly<Record<string, [string, string]>> = {
    current_plan: ['getUpgradeForm', 'current_plan'],
    username: ['getInstitution', 'u.username'],
  }
  const found = [...names].flatMap((name) => {
    const [loader = '', path = ''] = others[name] ?? []
    const extra = looks.get(loader)
    const all = people
      .filter(({ person }) => name in person)
      .map(({ exchange, part, person }) => ({ exchange, what: `${part}.${name}`, value: flat(name, person[name]) }))
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), bodyIn(looks, loader))
    const seen = [...all, ...(extra === undefined ? [] : [{ exchange: extra, what: path, value: value ?? '' }])]
    // An emptied field counts as well, where most have one.
    return minority(seen.map((one) => ({ ...one, value: one.value === '' && one.what !== path ? ' ' : one.value })))
  })
  const account = within(bodyIn(looks, 'getAccount'), 'account')
  const numbers = exchanges.flatMap((exchange): Shown[] => {
    const body = objectOf(exchange) ?? {}
    const value = exchange.operation?.id === 'getAccount' ? account['account_no'] : within(body, 'data')['account_no']
    return ['getAccount', 'getInstitution'].includes(exchange.operation?.id ?? '')
      ? [{ exchange, what: 'account_no', value }]
      : []
  })
  const currencies = shown(looks, 'currency', (body) => body['currency'])
  const home = looks.get('getAccount')
  const [code, sign] = [account['currency'], bodyIn(looks, 'getAccount')['currency']]
  const own = typeof code === 'string' ? signs[code] : undefined
  const isOther = own !== undefined && sign !== own && Object.values(signs).some((one) => one === sign)
  return [
    ...found,
    ...minority(numbers),
    ...minority(currencies),
    ...(isOther && home
      ? [{ law: law.factsAgree, exchange: home, expected: `currency ${own}, for ${show(code)}`, got: show(sign) }]
      : []),
  ]
}

function described(exchange: Exchange, part: string): Row {
  const body = exchange.operation?.described(objectOf(exchange))
  return isRecord(body) ? within(body, part) : {}
}

export const forms = ['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm'] as const

/** A name has the address that another form gives to another name. */
function methods(looks: Looks): Fall[] {
  const all = forms.flatMap((loader) => {
    const exchange = looks.get(loader)
    const { names, addresses2: addresses } = bodyIn(looks, loader)
    if (exchange === undefined || !Array.isArray(names) || !Array.isArray(addresses)) return []
    const pairs = names.flatMap((name, at): [string, unknown][] =>
      (addresses[at] ?? '') === '' ? [] : [[String(name), addresses[at]]],
    )
    return [{ exchange, pairs: new Map(pairs) }]
  })
  const conflicts = (one: Map<string, unknown>, other: Map<string, unknown>): [string, unknown][] =>
    [...one].filter(([name, address]) =>
      [...other].some(([another, its]) => another !== name && its === address && other.get(name) !== address),
    )
  const wrong = all.map(({ exchange, pairs }) => ({
    exchange,
    found: all.flatMap((form) => conflicts(pairs, form.pairs).slice(0, 1)),
  }))
  const most = Math.max(0, ...wrong.map(({ found }) => found.length))
  return wrong.flatMap(({ exchange, found: [pair, ...more] }) => {
    if (pair === undefined || more.length + 1 < most) return []
    const expected = `the address of ${pair[0]}, as in the other forms`
    return [{ law: law.methodsAligned, exchange, expected, got: `${show(pair[1])}, which is that of another method` }]
  })
}

const lists = ['getTransfers', 'getAccount', 'getStatement', 'getNotifications', ...forms] as const

const isSameRow = (one: Row, other: Row): boolean =>
  keyOfRow(one) === keyOfRow(other) && (one['id'] === undefined || idText(one['id']) === idText(other['id']))

/** Both have a part in a line of the history, and may get the same messages. */
export function sharedRows(mine: Looks, theirs: Looks): Fall[] {
  const compared = lists.flatMap((loader) => {
    const exchange = mine.get(loader)
    const [own, others] = [rowsIn(mine, loader), rowsIn(theirs, loader)]
    if (exchange === undefined || own.length === 0) return []
    const shared = own.filter((row) => others.some((other) => isSameRow(row, other)))
    const isUnread = loader === 'getNotifications' && own.every(({ wasread }) => wasread === 'no')
    const whole = shared.length === own.length && !isUnread
    const isJoint = ['getNotifications', 'getAccount', 'getStatement'].includes(loader)
    return [{ exchange, whole, shared: whole || !isJoint ? shared.filter(({ id }) => whole || id !== undefined) : [] }]
  })
  const alike = compared.every(({ whole }) => whole)
  const [number, home] = [within(bodyIn(mine, 'getAccount'), 'account')['account_no'], theirs.get('getAccount')]
  const isOne = idText(number) !== '' && number === within(bodyIn(theirs, 'getAccount'), 'account')['account_no']
  return [
    ...compared.flatMap(({ exchange, shared: [row] }): Fall[] => {
      const got = `a row of another customer: ${show(row)}`
      const fall = { law: law.ownRows, exchange, expected: 'rows of this customer only', got }
      return row === undefined ? [] : [{ ...fall, ...(alike ? { level: 'SHOULD' as const } : {}) }]
    }),
    ...(isOne && home
      ? [{ law: law.ownRows, exchange: home, expected: 'an account number of their own', got: show(number) }]
      : []),
  ]
}
