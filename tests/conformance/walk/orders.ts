/** The table of orders: all amounts, and the same questions about keys, moments, other fields and other customers. */
import { randomUUID } from 'node:crypto'
import { isInOrder, operationOf, type Values } from '#tests/conformance/context.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import type { Account, Exchange } from '#tests/conformance/exchange.ts'
import { demandsCode, minorOf, type Row } from '#tests/conformance/reading/rows.ts'
import { uploadLarge } from '#tests/conformance/rules/files.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { pictureOfBytes } from '#tests/conformance/values/files.ts'
import { amounts, largeAmounts, longList, written } from '#tests/conformance/values/values.ts'
import { cell, needsAccount, needsMail, needsMain, needsPin, type Cell } from './cell.ts'
import { addedIn, balanceIn, bodyIn, rowsIn } from './looks.ts'
import { accountNumberIn, kinds, plainOrder, text, transfer, withExtra, type Kind } from './orderKinds.ts'
import { codeOf, enter } from './people.ts'
import type { Done, Walk } from './walk.ts'

/** By walk: how many orders were open at first, and all of them, by operation. */
const statuses = new WeakMap<Walk, Map<string, { open: number; all: number; last: Done }>>()

async function order(walk: Walk, kind: Kind, account: Account, values: Values, note: string): Promise<Done> {
  const effect = kind.effect(values, walk.context.settings.now?.() ?? new Date())
  const done = await walk.act(kind.id, values, account, note, { may: kind.may, effect })
  const isOwn = (one: Row): boolean => minorOf(one['amount']) === minorOf(text(values, 'amount'))
  const row = done.accepted ? rowsIn(walk.looks(account), kind.loader).find(isOwn) : undefined
  if (row === undefined) return done
  const seen = statuses.get(walk) ?? new Map<string, { open: number; all: number; last: Done }>()
  const { open, all } = seen.get(kind.id) ?? { open: 0, all: 0 }
  const isOpen = ['pending', 'in_progress'].includes(String(row['status']))
  statuses.set(walk, seen.set(kind.id, { all: all + 1, open: open + Number(isOpen), last: done }))
  return done
}

/** Undefined if the bank does not await it. */
async function readyOrder(
  walk: Walk,
  kind: Kind,
  account: Account,
  values: Values | undefined,
  note: string,
): Promise<Done | undefined> {
  return values !== undefined && (await kind.ready(walk, account))
    ? order(walk, kind, account, values, note)
    : undefined
}

/** The first form that the bank takes, each with a key of its own. A refusal is a finding if it has never taken any. */
async function accepted(
  walk: Walk,
  kind: Kind,
  account: Account,
  amount: string,
  round = 0,
  isKeyed = false,
): Promise<{ done: Done; values: Values; key: string }> {
  let last: Done | undefined
  for (const form of kind.forms(walk, account, amount, round)) {
    const key = randomUUID()
    const values = { ...form, ...(isKeyed && { idempotency_key: key }) }
    const done = await readyOrder(walk, kind, account, values, 'an order')
    if (done?.accepted === true) return { done, values, key }
    if (done?.refused !== true) return walk.end(`${kind.id}: the PIN is not accepted, or the response cannot be read`)
    last = done
  }
  if (last !== undefined && !walk.hasServed(kind.id, account)) walk.wanted(last, { want: 'accept' })
  return walk.end(last === undefined ? 'no method, plan or purpose is offered' : `${kind.id} refuses every order`)
}

/** All amounts with all methods: a limit of the bank may refuse some. */
async function values(walk: Walk, kind: Kind): Promise<void> {
  const odd = ['9007199254740993.27', '-3.00', '1e1']
  const all = [
    ...amounts.map((sum, at) => written(sum, at % 2 === 1)),
    ...largeAmounts.map((sum) => written(sum)),
    ...odd,
  ]
  const { 'no-pin': spare } = walk.context.accounts
  for (const account of [...walk.sessions(), ...(spare?.tokenKind === 'session' && kind !== transfer ? [spare] : [])]) {
    await walk.look(account)
    const most =
      account.kind === 'main' ? all.length - (kind === transfer ? odd.length : 0) : account.kind === 'second' ? 5 : 2
    for (const [round, sum] of all.slice(0, most).entries()) {
      const amount = account.kind === 'second' && kind === transfer ? written(150 + round) : sum
      walk.begin()
      if (!walk.hasServed(kind.id, account)) {
        if ((await walk.run(async () => void (await accepted(walk, kind, account, amount, round)))) !== undefined) break
        continue
      }
      const [form] = kind.forms(walk, account, amount, round)
      await readyOrder(
        walk,
        kind,
        account,
        form && { ...form, ...(round % 2 === 1 && { idempotency_key: randomUUID() }) },
        'an order',
      )
      // Equal orders are two.
      for (const note of round === 2 ? ['an equal order', 'another equal order'] : [])
        await readyOrder(walk, kind, account, form, note)
    }
  }
}

/** By walk: which operations carry out an order once, and which ignore the key. A bank may ignore all keys. */
const keys = new WeakMap<Walk, { honoured: Set<string>; ignored: [Done, string][] }>()

function noteKey(walk: Walk, done: Done, isOnce: boolean, got: string): void {
  const noted = keys.get(walk) ?? { honoured: new Set<string>(), ignored: [] }
  keys.set(walk, noted)
  if (isOnce) noted.honoured.add(done.exchange.operation?.id ?? '')
  else noted.ignored.push([done, got])
}

async function sameKey(walk: Walk, kind: Kind): Promise<void> {
  const main = walk.main()
  await walk.look(main)
  const { done, values: sent, key } = await accepted(walk, kind, main, '3.10', 0, true)
  await walk.refuse(law.keyInSession, kind.id, { ...sent, token: 'conformance.none.0' }, undefined, 'an unknown token')
  for (const note of ['the same call and key again', 'the same call and key once more']) {
    await kind.ready(walk, main)
    const before = walk.looks(main)
    const again = await walk.act(kind.id, sent, main, note, { may: kind.may })
    const added = addedIn(before, walk.looks(main), kind.loader).filter((row) => minorOf(row['amount']) === 310).length
    noteKey(walk, again, again.accepted && added === 0, added > 0 ? 'another row' : 'a refusal')
    const isOther = ['message', 'icon', 'status'].some((name) => show(again.body[name]) !== show(done.body[name]))
    walk.judge(law.repliesAlike, again, again.accepted && added === 0 && isOther && show(again.body))
  }
  const near = { ...sent, idempotency_key: `${key.slice(0, -4)}${key.endsWith('abcd') ? 'dcba' : 'abcd'}` }
  await readyOrder(walk, kind, main, near, 'the same order with another key that begins alike')
  await otherFields(walk, kind, main, sent)
  const { second } = walk.context.accounts
  if (second?.tokenKind === 'session') {
    await walk.look(second)
    await countsAnew(walk, kind, second, key, 'another customer')
  }
  const other = kinds[(kinds.indexOf(kind) + 1) % kinds.length] ?? kind
  if (walk.may(other.uses)) await countsAnew(walk, other, main, key, 'another operation')
}

/** The same key with other fields is no repetition. */
async function otherFields(walk: Walk, kind: Kind, main: Account, sent: Values): Promise<void> {
  const { names } = bodyIn(walk.looks(main), kind.loader)
  const types: unknown[] = Array.isArray(names) ? names : []
  for (const { name } of operationOf(walk.context, kind.id).form) {
    if (typeof sent[name] !== 'string' || ['extra', 'purpose', 'plan'].includes(name)) continue
    const value =
      name === 'amount'
        ? '3.15'
        : name === 'type'
          ? String(types.find((type) => type !== sent['type']))
          : `${text(sent, name)}x`
    const texts = Object.fromEntries(Object.keys(sent).map((one) => [one, text(sent, one)]))
    const changed = kind === transfer ? withExtra({ ...texts, [name]: value }) : { ...sent, [name]: value }
    await kind.ready(walk, main)
    const done = await walk.act(kind.id, changed, main, `a used key with another ${name}`, { may: kind.may })
    const isHonoured = (keys.get(walk)?.honoured.size ?? 0) > 0
    walk.judge(law.keyNotReused, done, isHonoured && done.accepted && 'a success')
    if (done.accepted) return
  }
}

/** A refusal proves something only if the same form with its own key is taken. */
async function countsAnew(walk: Walk, kind: Kind, account: Account, key: string, whose: string): Promise<void> {
  const [form] = kind.forms(walk, account, '3.10', 0)
  if (form === undefined || !(await kind.ready(walk, account))) return
  const before = walk.looks(account)
  const done = await walk.act(kind.id, { ...form, idempotency_key: key }, account, `a key of ${whose}`, {
    may: kind.may,
  })
  const now = walk.looks(account)
  if (!before.has(kind.loader) || !now.has(kind.loader)) return
  const isNew = done.accepted && addedIn(before, now, kind.loader).length > 0
  const own = { ...form, idempotency_key: randomUUID() }
  const control =
    isNew || !(await kind.ready(walk, account))
      ? undefined
      : await walk.act(kind.id, own, account, 'a key of its own', { may: kind.may })
  walk.judge(law.keyOwn, done, control?.accepted === true && (done.accepted ? 'a success and no new row' : 'a refusal'))
}

const atOneMoment = (all: readonly Done[]): Exchange | undefined =>
  all[0] && { ...all[0].exchange, again: [all.map(({ exchange }) => exchange.request)] }

async function atOnce(walk: Walk, kind: Kind): Promise<void> {
  const main = walk.main()
  await walk.look(main)
  const { values: form } = await accepted(walk, kind, main, '4.20')
  const idempotency_key = randomUUID()
  for (const isKeyed of [true, false]) {
    walk.begin()
    const before = await walk.look(main)
    if (!(await kind.ready(walk, main))) return
    const calls = [0, 1, 2].map((at) => (isKeyed ? { ...form, idempotency_key } : { ...form, amount: `4.2${at + 1}` }))
    const all = await Promise.all(calls.map((sent) => walk.call(kind.id, sent, main, 'three at one moment')))
    await walk.look(main)
    const now = await walk.look(main)
    const sums = calls.map((sent) => minorOf(text(sent, 'amount')))
    const added = addedIn(before, now, kind.loader).filter((row) => sums.includes(minorOf(row['amount']))).length
    const served = all.filter((done) => done.accepted).length
    const at = atOneMoment(all)
    if (at === undefined || served === 0 || !before.has(kind.loader) || !now.has(kind.loader)) continue
    const isHonoured = keys.get(walk)?.honoured.has(kind.id) === true
    if (isKeyed) walk.judge(law.keyCountsOnce, at, isHonoured && added > 1 && `${added} new rows`)
    else if (kind === transfer)
      walk.judge(law.pinPerTransfer, at, served > 1 && `${served} orders accepted for one PIN`)
    else walk.judge(law.submissionListed, at, added < served && `${added} new rows of ${served} that were accepted`)
  }
}

/** Old entries stay when there are more than a page of them. */
async function morePages(walk: Walk, kind: Kind): Promise<void> {
  const main = walk.main()
  const before = rowsIn(await walk.look(main), kind.loader).length
  const [form] = kind.forms(walk, main, '1.10', 0).slice(1)
  let taken = 0
  while (before + taken < longList && form !== undefined && (await kind.ready(walk, main))) {
    if (!(await walk.call(kind.id, form, main, 'many orders')).accepted) break
    taken += 1
  }
  const list = (await walk.look(main)).get(kind.loader)
  const got = rowsIn(walk.looks(main), kind.loader).length
  if (list !== undefined) walk.judge(law.rowsStay, list, got < before + taken && `${got} rows of ${before + taken}`)
}

async function withExtras(walk: Walk, kind: Kind): Promise<void> {
  const main = walk.main()
  await walk.look(main)
  const { values: form } = await accepted(walk, kind, main, '5.40')
  const more = { ...form, ...walk.extras(kind.id) }
  let set = 0
  // A bank may review one at once.
  for (const note of ['with other fields', 'once more with other fields']) {
    const done = await readyOrder(walk, kind, main, more, note)
    if (done === undefined) return
    const plain = done.refused ? await readyOrder(walk, kind, main, form, 'the same without them') : undefined
    walk.judge(law.extraFieldsIgnored, done, plain?.accepted === true && 'a refusal')
    if (!done.accepted) return
    const row = rowsIn(walk.looks(main), kind.loader)[0] ?? {}
    const isDone = ['successful', 'confirmed'].includes(String(row['status']))
    const isOld = String(row['date'] ?? row['created_at']).startsWith('2001') || row['reference'] === 'EXTRA'
    set += Number(isDone || isOld)
    walk.judge(law.extraFieldsInert, done, set > 1 && show(row))
  }
}

/** What one customer orders changes no submission and no confirmed PIN of another. */
async function besideOthers(walk: Walk, kind: Kind): Promise<void> {
  const [main, second] = walk.sessions()
  const theirs = kinds.find(
    ({ id }) => id === (kind.id === 'submitCryptoDeposit' ? 'submitPayment' : 'submitCryptoDeposit'),
  )
  if (main === undefined || second === undefined || theirs === undefined)
    return walk.end('no second customer: --email2 and --password2')
  let lost = 0
  for (let round = 0; round < 4; round += 1) {
    walk.begin()
    await walk.look(second)
    await walk.look(main)
    const [deposit] = walk.may(theirs.uses) ? theirs.forms(walk, second, `6.1${round}`, 0) : []
    await readyOrder(walk, theirs, second, deposit, 'a submission of another customer')
    const isReady = walk.may(transfer.uses) && second.pin !== undefined && (await transfer.ready(walk, second))
    const { done } = await accepted(walk, kind, main, `6.2${round}`)
    const row = rowsIn(await walk.look(second), theirs.loader).find(({ amount }) => minorOf(amount) === 610 + round)
    lost += Number(deposit !== undefined && row !== undefined && row['status'] !== 'pending')
    walk.judge(law.othersUntouched, done, lost === 4 && `submissions that are ${String(row?.['status'])}`)
    const [form] = isReady ? transfer.forms(walk, second, '1.60', 0).slice(1) : []
    if (form === undefined || lost > 0) continue
    const still = await order(walk, transfer, second, form, 'an order of another customer, who had confirmed it')
    const control = still.refused ? await readyOrder(walk, transfer, second, form, 'the same') : undefined
    walk.judge(law.othersUntouched, done, control?.accepted === true && 'the confirmed PIN of another is void')
    return
  }
}

/** Every proof may have 10 MB. */
async function largeProof(walk: Walk, kind: Kind): Promise<void> {
  const main = walk.main()
  if (walk.context.settings.largeUploads !== true) return walk.end('large files are sent with --allow-writes only')
  await walk.look(main)
  const { values: form } = await accepted(walk, kind, main, '7.10')
  const large: Values = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value : pictureOfBytes(9_500_000)]),
  )
  const done = await order(walk, kind, main, { ...large, amount: '7.20' }, 'a proof of 9.5 MB')
  const plain = done.refused ? await order(walk, kind, main, { ...form, amount: '7.30' }, 'a small proof') : undefined
  walk.judge(uploadLarge, done, plain?.accepted)
}

/** In a new session no PIN is confirmed. */
async function unconfirmed(walk: Walk): Promise<void> {
  const { second, main, authorization } = walk.context.accounts
  for (const account of [second, main, authorization]) {
    if (account?.tokenKind !== 'session' || account.pin === undefined) continue
    await enter(walk, account, 'a session without a PIN')
    const former = account.token ?? ''
    await enter(walk, account, 'a new session')
    await walk.look(account)
    const [values = plainOrder()] = transfer.forms(walk, account, '1.30', 1).slice(1)
    await walk.refuse(law.transferNeedsPin, 'submitTransfer', values, account, 'an order without a PIN')
    await walk.call('confirmPin', { pin: '9264' }, account, 'a wrong PIN')
    await walk.refuse(law.transferNeedsPin, 'submitTransfer', values, account, 'an order after a wrong PIN')
    const right = await walk.call('confirmPin', { pin: account.pin }, account, 'the right PIN')
    if (!right.accepted || former === account.token || account === authorization) continue
    const other = await walk.call('submitTransfer', { ...values, token: former }, undefined, 'in another session')
    walk.judge(law.pinInSession, other, other.accepted)
    await walk.look(account)
  }
}

/** A confirmed PIN is good for one order, accepted or refused. */
async function spends(walk: Walk, account: Account): Promise<void> {
  const looks = await walk.look(account)
  const [values] = transfer.forms(walk, account, '1.70', 0).slice(1)
  if (values === undefined) return walk.end('needs the PIN: --pin')
  const above: [string, Values] = ['above the balance', { amount: '999999999.00' }]
  const odd: [string, Values][] = [
    ['of zero', { amount: '0.00' }],
    ['of a negative amount', { amount: '-5.00' }],
    ['without an account number', { act_no: '' }],
    ...(balanceIn(looks) === undefined ? [] : [above, above]),
    ['to the own account', { act_no: accountNumberIn(looks) }],
  ]
  const again = (note: string): Promise<Done> =>
    walk.act('submitTransfer', values, account, note, { may: transfer.may })
  for (const [what, change] of odd) {
    walk.begin()
    if (!(await transfer.ready(walk, account))) return
    const { may } = transfer
    const first = await walk.act('submitTransfer', { ...values, ...change }, account, `an order ${what}`, { may })
    const isWrong = what !== 'to the own account'
    walk.judge(law.orderSane, first, isWrong && first.accepted)
    const next = await again(`an order after one ${what}, with the same PIN`)
    walk.judge(law.pinPerTransfer, next, isInOrder(first.exchange) && next.accepted)
    if (first.accepted && isWrong) return
  }
  walk.begin()
  await accepted(walk, transfer, account, '1.80')
  const second = await again('another order with the same PIN')
  walk.judge(law.pinPerTransfer, second, second.accepted)
  walk.begin()
  await walk.call('confirmPin', { pin: '9264' }, account, 'a wrong PIN')
  const after = await readyOrder(walk, transfer, account, values, 'an order after a wrong PIN and the right one')
  const control = after?.refused === true ? await readyOrder(walk, transfer, account, values, 'the same') : undefined
  const at = after && { ...after.exchange, operation: operationOf(walk.context, 'confirmPin') }
  if (at !== undefined)
    walk.judge(law.actionServed, at, control?.accepted === true && 'after a wrong PIN the right one opens no order')
}

/** Reading does not end a confirmation. */
async function readBetween(walk: Walk): Promise<void> {
  const main = walk.main()
  await walk.look(main)
  const [form] = transfer.forms(walk, main, '1.60', 0).slice(1)
  if (form === undefined) return
  const ordered = async (): Promise<Done> => walk.call('submitTransfer', form, main, 'an order')
  for (const id of walk.loaders) {
    walk.begin()
    if (!(await transfer.ready(walk, main))) return
    const read = await walk.call(id, {}, main, 'between the PIN and the order')
    const isLost = (await ordered()).refused && (await transfer.ready(walk, main)) && (await ordered()).accepted
    walk.judge(law.nothingElse, read, isLost && 'the PIN is no longer confirmed')
  }
  await walk.look(main)
}

/** The authorization code, where the bank demands one. */
async function authorized(walk: Walk): Promise<void> {
  const account = walk.context.accounts.authorization ?? walk.end('no such customer')
  await walk.look(account)
  const [values] = transfer.forms(walk, account, '1.40', 0).slice(1)
  if (values === undefined) return
  const pinned = async (): Promise<Done> =>
    walk.call('confirmPin', { pin: account.pin ?? '' }, account, 'the right PIN')
  const wrong = async (pin: string, code: string): Promise<Done> =>
    walk.call('confirmAuthorizationCode', { pin: code === pin ? '9999' : pin }, account, 'a wrong code')
  const first = await pinned()
  walk.judge(law.actionServed, first, first.refused)
  if (!demandsCode(first.body['requiresanother'])) {
    const early = await order(walk, transfer, account, values, 'an order without a code')
    walk.judge(law.actionServed, first, early.refused && 'no demand for a code, and the order is refused')
    return walk.end('the bank demands no code of this customer')
  }
  await walk.refuse(law.transferNeedsCode, 'submitTransfer', values, account, 'an order without its code')
  for (const pin of ['0000', '']) {
    await wrong(pin, await codeOf(walk, 'authorize', account.email, await pinned()))
    await walk.refuse(law.transferNeedsCode, 'submitTransfer', values, account, 'an order after a wrong code')
  }
  walk.begin()
  const code = await codeOf(walk, 'authorize', account.email, await pinned())
  await wrong('0000', code)
  const extras = walk.extras('confirmAuthorizationCode')
  const right = await walk.act('confirmAuthorizationCode', { ...extras, pin: code }, account, 'with other fields')
  const done = right.accepted
    ? await order(walk, transfer, account, values, 'an order after a wrong code and the right one')
    : right
  const { done: control } = await accepted(walk, transfer, account, '1.45')
  walk.judge(law.actionServed, right, !done.accepted && control.accepted && 'the right code opens no order')
  await pinned()
  await walk.refuse(law.transferNeedsCode, 'submitTransfer', values, account, 'an order with a PIN only')
}

/** Orders of one moment that together exceed the balance. */
async function overdraft(walk: Walk): Promise<void> {
  const main = walk.main()
  const balance = balanceIn(await walk.look(main)) ?? 0
  const [values] = transfer.forms(walk, main, written(Math.floor(balance * 0.6)), 0).slice(1)
  if (values === undefined || balance < 100) return walk.end('no balance to exceed')
  const holders: Account[] = []
  for (let times = 0; times < 3; times += 1) {
    await enter(walk, main, 'a session of its own')
    if (!(await transfer.ready(walk, main))) return
    holders.push({ ...main })
  }
  const note = 'three at one moment, each of more than half the balance'
  const all = await Promise.all(holders.map((holder) => walk.call('submitTransfer', values, holder, note)))
  const served = all.filter((done) => done.accepted).length
  const at = atOneMoment(all)
  if (at !== undefined) walk.judge(law.orderSane, at, served > 1 && `${served} orders accepted`)
  await walk.look(main)
}

/** What only shows in all orders of a run. */
export function judgeOrders(walk: Walk): void {
  for (const [id, { open, all, last }] of statuses.get(walk) ?? []) {
    const broken = id === 'submitTransfer' ? law.transferInStatement : law.submissionListed
    walk.judge(broken, last, all > 1 && open === 0 && `none of ${all} was open at first`)
  }
  const { honoured, ignored } = keys.get(walk) ?? { honoured: new Set(), ignored: [] }
  for (const [done, got] of honoured.size > 0 ? ignored : []) {
    walk.judge(got === 'another row' ? law.keyCountsOnce : law.repliesAlike, done, got)
    walk.judge(law.keyNotReused, done, got === 'another row' && 'a success of the key with other fields')
  }
}

type Repeat = (walk: Walk, id: string, sent: Values, by: Account | undefined, other: Values) => Promise<void>

/** The key of an action that books nothing: it must not be refused the second time. */
export const repeated: Repeat = async (walk, id, sent, by, other) => {
  if (!operationOf(walk.context, id).hasIdempotencyKey) return
  const again = await walk.act(id, sent, by, 'the same call and key again')
  noteKey(walk, again, again.accepted, 'a refusal')
  if (!again.accepted || Object.keys(other).length === 0) return
  const changed = await walk.act(id, { ...sent, ...other }, by, 'a used key with other fields')
  walk.judge(law.keyNotReused, changed, changed.accepted && 'a success')
}

type Question = (walk: Walk, kind: Kind) => Promise<void>

const paid = [law.transferListed, law.transferInStatement, law.balanceFalls, law.feeNamed, law.payeeKept]
const booked = [law.submissionListed, law.bookedOnce, ...paid]
const once = [law.keyCountsOnce, law.keyNotReused, law.keyOwn, law.keyInSession, law.repliesAlike]

const asked: readonly [string, Question, Cell['laws'], (readonly Kind[])?][] = [
  ['values', values, booked],
  ['keys', sameKey, once],
  ['at one moment', atOnce, []],
  ['extra fields', withExtras, [law.extraFieldsIgnored, law.extraFieldsInert]],
  ['beside others', besideOthers, [law.listedInOwnForm, law.reviewFirst]],
  ['large proof', largeProof, [], kinds.slice(1)],
  ['more than a page', morePages, [law.rowsStay], kinds.slice(0, 2)],
]

const needsCode: NonNullable<Cell['missing']> = (context) =>
  needsMail(context) ?? needsAccount('authorization')(context)
const coded = [...transfer.uses, 'confirmAuthorizationCode']

async function spent(walk: Walk): Promise<void> {
  for (const account of walk.sessions()) if (account.pin !== undefined) await spends(walk, account)
}

export const orderCells: readonly Cell[] = [
  ...asked.flatMap(([name, question, laws, of = kinds]) =>
    of.map((kind) => {
      const missing = kind === transfer ? needsPin : needsMain
      return cell(`${kind.id}: ${name}`, kind.uses, laws, (walk) => question(walk, kind), missing)
    }),
  ),
  cell('submitTransfer: unconfirmed', transfer.uses, [law.transferNeedsPin, law.pinInSession], unconfirmed, needsPin),
  cell('submitTransfer: confirmed once', transfer.uses, [law.pinPerTransfer, law.orderSane], spent, needsPin),
  cell('submitTransfer: read between', transfer.uses, [], readBetween, needsPin),
  cell('submitTransfer: with a code', coded, [law.transferNeedsCode], authorized, needsCode),
  cell('submitTransfer: above the balance', transfer.uses, [], overdraft, needsPin),
]
