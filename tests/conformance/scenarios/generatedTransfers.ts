import { randomUUID } from 'node:crypto'
import { inCalls } from '#tests/conformance/again.ts'
import { type Values, isOpen, operationOf, reasonOf } from '#tests/conformance/context.ts'
import { type Account, objectOf, summary } from '#tests/conformance/exchange.ts'
import { needs } from '#tests/conformance/findings.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { addedRows, keyOfRow, minorOf, newRows, within } from '#tests/conformance/reading/rows.ts'
import { noRow } from '#tests/conformance/reading/snapshot.ts'
import { ownRows, rowsStay } from '#tests/conformance/rules/agreement.ts'
import { extraFieldsInert, othersUntouched } from '#tests/conformance/rules/effects.ts'
import { pinInSession, pinPerTransfer, transferNeedsPin } from '#tests/conformance/rules/pins.ts'
import {
  bookedOnce,
  feeInside,
  keyCountsOnce,
  keyNotReused,
  keyOwn,
  payeeKept,
  repliesAlike,
  transferListed,
} from '#tests/conformance/rules/transfers.ts'
import {
  type Scenario,
  type Step,
  type Steps,
  eventually,
  needsPin,
  provePin,
  rowsShown,
} from '#tests/conformance/scenario.ts'
import { trySignIn } from '#tests/conformance/signIn.ts'
import {
  accountNumbers,
  amounts,
  keptTexts,
  largeAmounts,
  longLists,
  names,
  pick,
  written,
} from '#tests/conformance/values/values.ts'
import { type Attempt, judgeAttempts } from './amountLimits.ts'
import { sentIn, textsIn } from './customerCall.ts'
import { type State, bookedBetween, judgeTransfer, stateAfter, stateOf } from './judgeTransfer.ts'
import { type Order, dearer, details, order, payee, withDetails } from './order.ts'
import { type ReviewedForm, reviewedForms } from './reviewedForms.ts'
import { isAnother } from './transfer.ts'

const uses = ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer']

async function payer(steps: Steps): Promise<Account> {
  const { main } = steps.context.accounts
  if (main?.pin === undefined) return steps.stop('no customer with a PIN')
  await provePin(steps, main)
  await confirm(steps, main)
  return main
}

/** In cents: the smallest order that the bank accepts, or 0 for any. */
function leastOf({ acceptedOrder: { amount } }: Steps['context']): number {
  return amount === undefined || amount === '1.50' ? 0 : (minorOf(amount) ?? 0)
}

async function confirm({ probe, stop }: Steps, account: Account): Promise<void> {
  const step = await probe('confirmPin', { pin: account.pin ?? '' }, account, 'the right PIN')
  if (!step.accepted || isAnother(step)) stop('the bank accepts no transfer with the PIN alone')
}

/** Amounts, payees and notes that backends often get wrong must be booked as ordered, to the cent. */
export const generatedTransfers: Scenario = {
  name: 'transfers of many kinds',
  uses,
  rules: [transferListed, payeeKept, bookedOnce, feeInside, othersUntouched],
  missing: needsPin,
  run: async (steps) => {
    const { context, probe, judge } = steps
    const main = await payer(steps)
    const least = leastOf(context)
    const plainOrder = (amount: string): Order => {
      const form = { ...order(context), amount }
      const plain = { ...form, act_hold_name: 'Tomas Berg', bank: 'Bank of Elsewhere', note: 'Rent' }
      const { swift, currency, routing, country, note } = plain
      return { ...plain, extra: JSON.stringify({ swift, currency, routing, country, note }) }
    }
    const confirmed = async (values: Order, note: string): Promise<Step> => {
      await confirm(steps, main)
      return probe('submitTransfer', values, main, note)
    }
    const attempts: Attempt[] = []
    const timesBeside = new Map<string, number>()
    const rounds = [...amounts, 1, ...largeAmounts].map((cents, round) => {
      const amount = written(least + cents, round % 3 === 2)
      return {
        cents: least + cents,
        values: round === amounts.length ? withoutDetails(amount) : generated(round, amount),
      }
    })
    for (const { cents, values } of rounds) {
      const before = await stateOf(steps, main)
      if (before.balance !== undefined && before.balance < 4 * cents) continue
      let [step, sent] = [await confirmed(values, 'a generated order'), values]
      if (!step.accepted && !isPolicy(reasonOf(step.exchange))) {
        sent = plainOrder(values.amount)
        step = await confirmed(sent, `a plain order of ${values.amount}`)
        attempts.push({ choice: '', cents, step, again: () => confirmed(sent, 'the same order again') })
      } else if (step.accepted) {
        const again = plainOrder(values.amount)
        attempts.push({ choice: '', cents, step, again: () => confirmed(again, 'a plain order that was accepted') })
      }
      if (!step.accepted) continue
      const after = await stateAfter(steps, main, before)
      judgeTransfer(steps, before, after, sent.amount, step.exchange)
      for (const { name, taken } of debitsBeside(before, after, cents)) {
        const times = (timesBeside.get(name) ?? 0) + 1
        timesBeside.set(name, times)
        // Once, it may have nothing to do with the order.
        if (times === 3) judge(feeInside, { before: cents + taken, after: 0, amount: cents }, step.exchange)
      }
    }
    await toAnother(steps, main, (act_no) =>
      confirmed({ ...plainOrder(written(least + 7)), act_no }, 'to another customer'),
    )
    await judgeAttempts(steps, attempts, (_choice, cents) => confirmed(plainOrder(written(cents)), 'a plain order'))
    await statusesIgnored(steps, main, (more, note) => confirmed({ ...plainOrder(written(least + 7)), ...more }, note))
  },
}

/** Without a fee that is a line of its own, which is a part of the amount. */
function debitsBeside(before: State, after: State, amount: number): { name: string; taken: number }[] {
  const debits = (addedRows(before.history, after.history) ?? [])
    .filter((row) => row['transaction_type'] === 'debit' && row['status'] !== 'failed')
    .map((row) => ({ name: String(row['name']), taken: minorOf(row['amount']) ?? 0 }))
  if (!debits.some(({ taken }) => taken === amount)) return []
  return debits.filter(({ taken }) => taken > 0 && taken !== amount)
}

/** A bank may settle an order at any time, but not each with the field, and none without it. */
async function statusesIgnored(
  { probe, judge }: Steps,
  main: Account,
  send: (more: Record<string, string>, note: string) => Promise<Step>,
): Promise<void> {
  const ordered = async (more: Record<string, string>, note: string) => {
    const rows = async () => rowsShown(await probe('getTransfers', {}, main), 'transactions')
    const before = await rows()
    const step = await send(more, note)
    const status = step.accepted ? addedRows(before, await rows())?.[0]?.['status'] : undefined
    return { step, status, isDone: status !== undefined && status !== 'in_progress' }
  }
  for (const status of ['successful', 'failed']) {
    for (let round = 0; round < 3; round += 1) {
      const odd = await ordered({ status }, 'with a status, which the form does not have')
      if (!odd.isDone || (await ordered({}, 'without them')).status !== 'in_progress') break
      if (round < 2) continue
      const what = 'the status of the row'
      judge(extraFieldsInert, { what, before: 'in_progress', after: odd.status }, odd.step.exchange)
    }
  }
}

/** The list of the payee has what the payee has ordered. */
async function toAnother(
  { context, probe, judge }: Steps,
  main: Account,
  send: (number: string) => Promise<Step>,
): Promise<void> {
  const { second } = context.accounts
  const exchange = context.loadedAsSecond.get('getAccount')
  const number = within((exchange && objectOf(exchange)) ?? {}, 'account')['account_no']
  if (second?.token === undefined || typeof number !== 'string' || number === '') return
  const read = (holder: Account) => probe('getTransfers', {}, holder)
  const before = rowsShown(await read(second), 'transactions')
  const step = await send(number)
  const seen = await read(second)
  const [row] = (step.accepted ? addedRows(before, rowsShown(seen, 'transactions')) : undefined) ?? []
  const ordered = row === undefined ? undefined : rowsShown(await read(main), 'transactions')
  const isTheirs = ordered?.some((own) => row !== undefined && keyOfRow(own) === keyOfRow(row)) === true
  if (context.findings.has('others-untouched', 'submitTransfer')) return
  if (isTheirs) {
    judge(ownRows, { list: 'transactions', shared: [row] }, seen.exchange)
    return
  }
  const what = 'getTransfers transactions of another customer'
  judge(othersUntouched, { what, before: noRow, after: row ?? noRow }, step.exchange)
}

/** Without entities: the name of a line may contain that of the payee. */
const notes = ['one line\nanother line', '李雷 🏦', ...keptTexts.filter((text) => !text.includes('&amp;'))]

function generated(round: number, amount: string): Order {
  const rest = {
    swift: pick(['DEMOXX01', 'demoxx2l', 'DEMOXX01XXX'], 19, round),
    currency: pick(['USD', 'EUR', 'JPY'], 20, round),
    routing: pick(['000000017', '021000021', '0'], 21, round),
    country: pick(["Côte d'Ivoire", 'Elsewhere', '𠮷 Österreich'], 22, round),
    note: pick(notes, 23, round),
  }
  return {
    bank: pick(['Bank of Elsewhere & Sons', "Crédit d'Ailleurs", 'NULL Bank "1" 🏦'], 24, round),
    act_no: pick(accountNumbers, 25, round),
    act_hold_name: pick(names, 26, round),
    amount,
    extra: JSON.stringify(rest),
    ...rest,
  }
}

/** Texts that may be too long for a column, and empty optional ones. */
const bare = { swift: '', currency: '', routing: '', country: '', note: '' }
const withoutDetails = (amount: string): Order => ({
  ...{ bank: 'Bank of Elsewhere', act_no: '0099001122', act_hold_name: 'Tomas Berg' },
  ...{ amount, extra: JSON.stringify(bare), ...bare },
})

/** Orders more transfers than a page is likely to hold: earlier ones must stay. */
export const manyTransfers: Scenario = {
  name: 'more transfers than a page',
  uses,
  rules: [rowsStay, payeeKept, transferListed],
  missing: needsPin,
  run: async (steps) => {
    const { context, probe, judge } = steps
    const { main } = context.accounts
    if (main?.pin === undefined) return steps.stop('no customer with a PIN')
    await provePin(steps, main)
    const before = await stateOf(steps, main)
    const rows = [before.history, before.statement, before.transfers]
    const fewest = Math.min(...rows.map((list) => list?.length ?? 0))
    const plain = { ...order(context), amount: leastOf(context) === 0 ? '0.01' : order(context).amount }
    const sent = new Map<string, Step>()
    const needed = Math.max(longLists.transfers - fewest, notes.length)
    const send = async (values: Order, note: string): Promise<boolean> => {
      await confirm(steps, main)
      const step = await probe('submitTransfer', values, main, note)
      if (step.accepted) sent.set(values.act_no, step)
      return step.accepted
    }
    const ruled = new Set<string>()
    let refused = 0
    for (let index = 0; sent.size < needed; index += 1) {
      const odd = oddFields(index).filter(([name]) => !ruled.has(name))
      const isTaken = odd.length > 0 && (await send(oneOfMany(plain, index, odd), 'one of many'))
      if (!isTaken) {
        for (const [name] of odd) ruled.add(name)
        for (const field of odd)
          if (await send(oneOfMany(plain, index, [field]), `one of many: an unusual ${field[0]}`))
            ruled.delete(field[0])
      }
      refused = isTaken || (await send(oneOfMany(plain, index, []), 'one of many')) ? 0 : refused + 1
      if (refused > 2) break
    }
    const isWhole = (now: State): boolean =>
      [now.history, now.statement, now.transfers].every(
        (list, index) => (list?.length ?? Infinity) >= (rows[index]?.length ?? 0) + sent.size,
      )
    const after = await eventually(steps, () => stateOf(steps, main), isWhole)
    const rowsNow = addedRows(before.transfers, after.transfers) ?? []
    const others = rowsNow.some((row) => (row['note'] ?? '') !== '')
    for (const row of rowsNow) {
      const step = sent.get(String(row['act_no']))
      if (step === undefined || context.findings.has('payee-kept', 'getTransfers')) continue
      judge(payeeKept, { sent: textsIn(step, Object.keys(details)), row, others }, step.exchange)
      const ordered = textsIn(step, [...Object.keys(payee), 'amount'])
      judge(transferListed, { added: [row], ordered }, step.exchange)
    }
    const isListed = ['transfer-listed', 'transfer-in-statement'].every(
      (id) => !context.findings.has(id, 'submitTransfer'),
    )
    const lists = [
      ['history', after.seen.home],
      ['statement', after.seen.statement],
      ['transfers', after.seen.list],
    ] as const
    for (const [name, exchange] of lists) {
      const [then, now] = [before[name], after[name]]
      if (then === undefined || now === undefined) continue
      const wanted = isListed ? then.length + sent.size : 0
      judge(rowsStay, { list: name, lost: newRows(now, then), left: now.length, wanted }, exchange)
    }
  },
}

function oddFields(index: number): [name: string, text: string][] {
  const fields = ['bank', 'act_hold_name', ...Object.keys(details)]
  return fields.map((name, at) => [name, notes[(index + 3 * at) % notes.length] ?? ''])
}

let orders = 0

function oneOfMany(plain: Order, index: number, odd: readonly [name: string, text: string][]): Order {
  orders += 1
  const note = notes[index % notes.length] ?? ''
  const values = { ...plain, act_no: `00990${20_000 + orders}`, note, ...Object.fromEntries(odd) }
  const extra = Object.fromEntries(Object.entries(values).filter(([name]) => name in details))
  return { ...values, extra: JSON.stringify(extra) }
}

export const repeatedTransfers: Scenario = {
  name: 'repeated orders',
  uses,
  rules: [keyCountsOnce, keyNotReused, pinPerTransfer, pinInSession, transferNeedsPin],
  missing: needsPin,
  run: async (steps) => {
    const { context, probe, atOnce, judge, judged } = steps
    const main = await payer(steps)
    const rowsNow = async () => (await stateOf(steps, main)).transfers
    const added = async (before: State['transfers']): Promise<number> => {
      const now = await rowsNow()
      return before && now ? newRows(before, now).length : 0
    }

    await confirm(steps, main)
    let before = await rowsNow()
    const both = await atOnce(
      [1, 2].map(() => ['submitTransfer', order(context), main, 'two orders at once after one PIN'] as const),
    )
    const isTwice = both.every(({ accepted }) => accepted) && (await added(before)) > 1
    const [, later] = both
    if (later !== undefined) judge(pinPerTransfer, { ...later, accepted: isTwice }, later.exchange)

    if (operationOf(context, 'submitTransfer').hasIdempotencyKey) {
      await confirm(steps, main)
      before = await rowsNow()
      const key = randomUUID()
      const form = order(context)
      const keyed = { ...form, idempotency_key: key }
      const twins = await atOnce(
        [1, 2].map(() => ['submitTransfer', keyed, main, 'the same order and key at the same moment'] as const),
      )
      const first = twins.find(({ accepted }) => accepted)
      if (first !== undefined && !context.findings.has('booked-once', 'submitTransfer'))
        judge(
          keyCountsOnce,
          { added: (await added(before)) - 1, accepted: true, got: summary(first.exchange) },
          first.exchange,
        )
      if (first !== undefined) {
        before = await rowsNow()
        await trySignIn(context, main.email, main.password, 'another session of the same customer')
        await confirm(steps, main)
        const elsewhere = await probe('submitTransfer', keyed, main, 'the same order and key in another session')
        const state = { added: await added(before), accepted: elsewhere.accepted, got: summary(elsewhere.exchange) }
        if (elsewhere.accepted || !isPolicy(reasonOf(elsewhere.exchange)))
          judge(keyCountsOnce, state, inCalls(elsewhere.exchange, first.exchange, elsewhere.exchange))
        await reuseKey(steps, main, form, key, first)
      }
    }

    await equalOrders(steps, main)

    const { second } = context.accounts
    if (second?.token !== undefined) {
      await confirm(steps, main)
      const note = 'a PIN that another customer has confirmed'
      await judged(transferNeedsPin, 'submitTransfer', order(context), second, note)
    }

    // Without a required confirmation, its owner cannot be tested.
    if (['transfer-needs-pin', 'pin-per-transfer'].some((rule) => context.findings.has(rule, 'submitTransfer'))) return
    // A confirmation of one session must not count in a later or an earlier one.
    for (let round = 0; round < 2; round += 1) {
      await confirm(steps, main)
      const { token } = main
      await trySignIn(context, main.email, main.password, 'another session of the same customer')
      if (main.token === token) break
      // If a bank allows one session only, the other one has ended.
      const later = { ...main }
      if (round === 1 && token !== undefined) await confirm(steps, { ...later, token })
      const note = 'a PIN that was confirmed in another session'
      const elsewhere = await judged(pinInSession, 'submitTransfer', order(context), later, note)
      if (elsewhere.accepted) break
    }

    await balancesAtOnce(steps, main)

    await confirm(steps, main)
    await probe('submitTransfer', order(context), main, 'the last order')
  },
}

async function equalOrders(steps: Steps, main: Account): Promise<void> {
  const { context, probe } = steps
  const hasKey = operationOf(context, 'submitTransfer').hasIdempotencyKey
  for (const isKeyed of [false, false, hasKey, hasKey]) {
    await confirm(steps, main)
    const before = await stateOf(steps, main)
    const values = { ...order(context), ...(isKeyed ? { idempotency_key: randomUUID() } : {}) }
    const step = await probe('submitTransfer', values, main, 'an order that says the same as an earlier one')
    // A bank may ask for something different, in case an order is sent twice by mistake.
    if (!step.accepted) return
    judgeTransfer(steps, before, await stateAfter(steps, main, before), values.amount, step.exchange)
  }
}

async function balancesAtOnce(steps: Steps, main: Account): Promise<void> {
  const { context, probe, atOnce, judge } = steps
  for (let round = 0; round < 3; round += 1) {
    const earlier = { ...main }
    await trySignIn(context, main.email, main.password, 'another session of the same customer')
    const [one, other] = [earlier, main]
    for (const holder of [one, other]) await probe('confirmPin', { pin: main.pin ?? '' }, holder, 'the right PIN')
    if (one.token === other.token || one.token !== earlier.token) return
    const before = await stateOf(steps, main)
    const both = await atOnce(
      [one, other].map((holder, index) => {
        const values = { ...order(context), amount: dearer(order(context).amount, index + 1) }
        return ['submitTransfer', values, holder, 'two orders at once in two sessions'] as const
      }),
    )
    const done = both.filter(({ accepted }) => accepted)
    const [first] = done
    if (first === undefined || done.length < 2 || before.balance === undefined) return
    const amount = done.reduce((sum, step) => sum + amountOf(step), 0)
    const after = await stateOf(steps, main)
    const isOwn = (row: Record<string, unknown>): boolean =>
      row['transaction_type'] === 'debit' && done.some((step) => amountOf(step) === minorOf(row['amount']))
    const { history = [] } = after
    const failed = newRows(before.history ?? [], history).filter((row) => isOwn(row) && row['status'] === 'failed')
    const taken = failed.reduce((sum, row) => sum - (minorOf(row['amount']) ?? 0), amount)
    const others = { ...after, history: history.filter((row) => !isOwn(row)) }
    const then = before.balance + bookedBetween(before, others, amount)
    judge(feeInside, { before: then, after: after.balance, amount: taken }, first.exchange)
  }
}

function amountOf(step: Step): number {
  return minorOf(sentIn(step, 'amount')) ?? 0
}

async function reuseKey(steps: Steps, main: Account, form: Order, key: string, first: Step): Promise<void> {
  const { context, probe, judge, judged } = steps
  const keyed = { ...form, idempotency_key: key }
  const outcome = ({ status, icon, message, error, failed }: Record<string, unknown>) => ({
    status,
    icon,
    message,
    error,
    failed,
  })
  const repeat = async (isLater: boolean) => {
    await confirm(steps, main)
    const { transfers: then } = await stateOf(steps, main)
    const step = await probe('submitTransfer', keyed, main, 'the same order and key again')
    const { transfers: now } = await stateOf(steps, main)
    const added = addedRows(then, now)?.length
    const state = { accepted: step.accepted, isLater, got: summary(step.exchange) }
    if (step.accepted && added !== undefined)
      judge(keyCountsOnce, { ...state, added }, inCalls(step.exchange, first.exchange, step.exchange))
    return { ...step, isKept: step.accepted && added === 0 }
  }
  const again = await repeat(false)
  if (again.isKept) {
    await confirm(steps, main)
    await probe('submitTransfer', { ...keyed, idempotency_key: randomUUID() }, main, 'an order with another key')
    context.atTheEnd.push(async () => void (await repeat(true)))
  }
  if (again.accepted) judge(repliesAlike, { first: outcome(first.body), again: outcome(again.body) }, again.exchange)
  for (const [name, value] of Object.entries({
    act_no: '0099001199',
    act_hold_name: 'Somebody Else',
    bank: 'Another Bank',
    note: 'Another note',
    swift: 'DEMOXX99',
    routing: '000000099',
    country: 'Norway',
    currency: 'NOK',
  })) {
    await confirm(steps, main)
    const other = { ...withDetails({ ...form, [name]: value }), idempotency_key: key }
    await judged(keyNotReused, 'submitTransfer', other, main, `a used key with another ${name}`)
  }
  await keyOfOthers(steps, main, key)
}

/** The key of a transfer at each form in turn: what any two operations share shows at the later one. */
export async function keyOfOthers(steps: Steps, main: Account, key: string): Promise<void> {
  const { context, probe, skip } = steps
  const chosen = reviewedForms.filter(({ action }) => isOpen(context, action))
  const open = chosen.flatMap((kind) => {
    const values = context.acceptedForms.get(kind.action)
    return values === undefined ? [] : [{ kind, values }]
  })
  if (chosen.length === 0) skip(keyOwn, needs(['the form of a deposit or a payment']))
  else if (open.length === 0) skip(keyOwn, 'no deposit or payment has been accepted')
  for (const { kind, values } of open)
    await judgeKey(steps, kind, main, { ...values, idempotency_key: key }, 'another operation')
  const { second } = context.accounts
  const [first] = open
  if (second?.token === undefined || first === undefined) return
  const deposit = { ...first.values, idempotency_key: randomUUID() }
  if ((await probe(first.kind.action, deposit, main, 'a form with a key')).accepted)
    await judgeKey(steps, first.kind, second, deposit, 'another customer')
}

async function judgeKey(
  steps: Steps,
  { action, loader }: ReviewedForm,
  holder: Account,
  values: Values,
  whose: string,
): Promise<void> {
  const { probe, judge } = steps
  const read = async () => rowsShown(await probe(loader, {}, holder), 'transactions')
  const send = async (form: Values, note: string): Promise<{ step: Step; added: number | undefined }> => {
    const before = await read()
    const step = await probe(action, form, holder, note)
    const isThere = (rows: typeof before): boolean => !step.accepted || addedRows(before, rows)?.length !== 0
    return { step, added: addedRows(before, await eventually(steps, read, isThere))?.length }
  }
  const fresh = await send({ ...values, idempotency_key: randomUUID() }, 'a form with a key')
  if (!fresh.step.accepted || fresh.added !== 1) return
  const { step, added } = await send(values, `a key that was used by ${whose}`)
  const isKeys =
    step.accepted || (await send({ ...values, idempotency_key: randomUUID() }, 'another key')).step.accepted
  if (isKeys && added !== undefined)
    judge(keyOwn, { accepted: step.accepted, added, whose, got: summary(step.exchange) }, step.exchange)
}
