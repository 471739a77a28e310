import { randomUUID } from 'node:crypto'
import { inCalls } from '#tests/conformance/again.ts'
import { readCode, tryOlderCode, tryWrongCodes } from '#tests/conformance/codeFlow.ts'
import { operationOf, reasonOf, type Values } from '#tests/conformance/context.ts'
import { objectOf, summary, tokenIn, type Account } from '#tests/conformance/exchange.ts'
import { isPolicy, isTooLittle } from '#tests/conformance/policy.ts'
import { transferChanges } from '#tests/conformance/reading/effects.ts'
import { addedRows, demandsCode, minorOf, rowsOf, saysYes, within } from '#tests/conformance/reading/rows.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { factsAgree } from '#tests/conformance/rules/agreement.ts'
import { codeLasts, codeOnce, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { actionServed, extraFieldsIgnored } from '#tests/conformance/rules/effects.ts'
import {
  pinInSession,
  pinPerTransfer,
  transferNeedsCode,
  transferNeedsPin,
  wrongPinRefused,
} from '#tests/conformance/rules/pins.ts'
import {
  balanceFalls,
  bookedOnce,
  feeInside,
  feeNamed,
  keyCountsOnce,
  keyNotReused,
  orderSane,
  payeeKept,
  statusesAgree,
  transferInStatement,
  transferListed,
} from '#tests/conformance/rules/transfers.ts'
import {
  needsPin,
  provePin,
  repeated,
  repeatedByNobody,
  type Scenario,
  type Step,
  type Steps,
} from '#tests/conformance/scenario.ts'
import { trySignIn } from '#tests/conformance/signIn.ts'
import { addedTo } from './extras.ts'
import { type State, compareStatuses, judgeTransfer, stateAfter, stateOf } from './judgeTransfer.ts'
import { dearer, isOurs, order, plainerOrders, type Order } from './order.ts'

const reads = ['getTransferFee', 'getAccount', 'getTransfers']

/** Orders before any PIN is confirmed. The first order spends a confirmation of a former run; the second one counts. */
export const hastyTransfer: Scenario = {
  name: 'transfer without a PIN',
  uses: ['submitTransfer'],
  rules: [transferNeedsPin],
  missing: needsPin,
  run: async ({ context, probe, send, judge, stop }) => {
    const { main } = context.accounts
    const list = await probe('getTransfers', {}, main)
    const first = await send('submitTransfer', order(context), main, 'no PIN was confirmed')
    if (!first.accepted) {
      judge(transferNeedsPin, first, first.exchange)
      return
    }
    const second = await send('submitTransfer', order(context), main, 'no PIN was confirmed')
    if (!second.accepted) {
      context.findings.checked(transferNeedsPin)
      context.findings.notes.push('A confirmed PIN was left from before this run; a transfer has spent it.')
      return
    }
    // A transfer of a former run may have left a confirmation.
    if (isUsed(list))
      context.findings.skipped(transferNeedsPin, 'the last run was a moment ago, and a confirmation may last')
    else judge(transferNeedsPin, second, second.exchange)
    return stop('transfers go through without a PIN; no more are ordered')
  },
}

function isUsed({ body }: Step): boolean {
  return rowsOf(body, 'transactions').some((row) => isOurs(row) && isRecent(row['date']))
}

function isRecent(date: unknown): boolean {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  return Math.abs(Date.now() - time) < 2 * 24 * 3600 * 1000
}

/** From the order to the statement. Run late, so that nothing leaves a confirmation behind. */
export const transfer: Scenario = {
  name: 'transfer',
  uses: [...reads, 'confirmPin', 'submitTransfer'],
  rules: [
    ...[wrongPinRefused, orderSane, transferInStatement, transferListed, payeeKept, bookedOnce],
    ...[feeInside, feeNamed, balanceFalls, pinPerTransfer, statusesAgree],
  ],
  missing: needsPin,
  run: async (steps) => {
    const { main } = steps.context.accounts
    if (main?.pin === undefined) return steps.stop('no customer with a PIN')
    await provePin(steps, main)
    await insaneOrders(steps, main, main.pin)
    await orderTransfer(steps, main, main.pin)
  },
}

export const authorizedTransfer: Scenario = {
  name: 'transfer with an authorization code',
  uses: [...reads, 'confirmPin', 'submitTransfer', 'confirmAuthorizationCode'],
  rules: [wrongCodeRefused, transferNeedsCode, codeOnce, codeLasts, pinInSession],
  missing: ({ accounts }) =>
    accounts.authorization?.pin === undefined || accounts.authorization.token === undefined
      ? 'needs a customer who needs a code: --account authorization=EMAIL:PASSWORD:PIN'
      : undefined,
  run: async (steps) => {
    const { authorization } = steps.context.accounts
    if (authorization?.pin === undefined) return steps.stop('no customer with a PIN')
    await provePin(steps, authorization)
    const wantsCode = await orderTransfer(steps, authorization, authorization.pin)
    if (!wantsCode) return steps.stop(`the bank requires no authorization code from ${authorization.email}`)
    await confirmedElsewhere(steps, authorization)
  },
}

async function confirmedElsewhere(steps: Steps, account: Account): Promise<void> {
  const { context, probe, judged } = steps
  const { token } = account
  if (context.findings.has('transfer-needs-code', 'submitTransfer') || token === undefined) return
  await confirmAgain(steps, account)
  await trySignIn(context, account.email, account.password, 'another session of the same customer')
  if (account.token === token) return
  const note = 'a code that was given in another session'
  await judged(pinInSession, 'submitTransfer', order(context), { ...account }, note)
  await probe('submitTransfer', order(context), { ...account, token }, 'in the session of the code')
}

async function insaneOrders(steps: Steps, account: Account, pin: string): Promise<void> {
  const { context, probe, judge, judged } = steps
  const { balance, seen } = await stateOf(steps, account)
  const { account_no: own } = within(objectOf(seen.home) ?? {}, 'account')
  const most = Math.abs(balance ?? 0) / 100 + 1000
  const odd: { what: string; values: Record<string, string>; mayBeAccepted?: boolean }[] = [
    { what: 'an amount that is a word', values: { amount: 'abc' } },
    { what: 'an amount of zero', values: { amount: '0.00' } },
    { what: 'a negative amount', values: { amount: '-1.50' } },
    { what: 'an empty account number', values: { act_no: '' } },
    ...(balance === undefined ? [] : [{ what: 'more than the balance', values: { amount: `${most}` } }]),
    ...(typeof own === 'string' ? [{ what: 'the own account', values: { act_no: own }, mayBeAccepted: true }] : []),
  ]
  for (const { what, values, mayBeAccepted = false } of odd) {
    const confirmed = await probe('confirmPin', { pin }, account)
    if (!confirmed.accepted || isAnother(confirmed)) return
    const step = await probe('submitTransfer', { ...order(context), ...values }, account, what)
    if (!mayBeAccepted) judge(orderSane, { ...step, what }, step.exchange)
    if (step.accepted && !mayBeAccepted)
      context.findings.notes.push(`A transfer of ${account.email} was accepted that should be refused: ${what}.`)
    // An amount against the pattern of the contract makes no order.
    if (step.accepted || !/^\d/.test(values['amount'] ?? '0')) continue
    const note = `another order after a refused one: ${what}`
    await judged(pinPerTransfer, 'submitTransfer', order(context), account, note)
  }
}

async function orderTransfer(steps: Steps, account: Account, pin: string): Promise<boolean> {
  const { context, succeed, send, probe, look, judge, judged } = steps
  const wrong = await send('confirmPin', { pin: nearPin(pin) }, account, 'the PIN with another last digit')
  judge(wrongPinRefused, wrong, wrong.exchange)
  const empty = await send('confirmPin', { pin: '' }, account, 'an empty PIN')
  judge(wrongPinRefused, empty, empty.exchange)
  const around = await snapshotOf(steps, account)
  const confirmed = await succeed('confirmPin', { pin }, account, 'the right PIN')
  await around.compare(confirmed)
  const status = await probe('getPinStatus', {}, account)
  if (status.accepted)
    judge(
      factsAgree,
      { what: 'haspin', here: saysYes(status.body['haspin']), there: true, elsewhere: 'confirmPin' },
      status.exchange,
    )
  const authorized = isAnother(confirmed) ? await authorize(steps, account, pin) : undefined

  const before = await stateOf(steps, account)
  const snapshot = await snapshotOf(steps, account)
  const key = randomUUID()
  const hasKey = operationOf(context, 'submitTransfer').hasIdempotencyKey
  const wanted = { ...order(context), ...(hasKey ? { idempotency_key: key } : {}) }
  const { step, values } = await sendOrPlainer(steps, wanted, account, authorized ?? confirmed, before)
  const { exchange } = step
  const after = await stateAfter(steps, account, before)
  judgeTransfer(steps, before, after, values.amount, exchange)
  await compareStatuses(steps, before, after, account)
  await snapshot.compare(step, transferChanges)

  if (hasKey) {
    await repeatedByNobody(steps, 'submitTransfer', values)
    const again = await probe('submitTransfer', values, account, 'the same order with the same key')
    const later = await stateOf(steps, account)
    const added = addedRows(after.transfers, later.transfers)?.length
    const state = { accepted: again.accepted, got: summary(again.exchange) }
    if (added !== undefined && (again.accepted || !isPolicy(reasonOf(again.exchange))))
      judge(keyCountsOnce, { ...state, added }, inCalls(again.exchange, exchange, again.exchange))
    const other = { ...values, amount: dearer(values.amount) }
    const reused = await look('submitTransfer', other, account, 'another order with a key that was used')
    judge(keyNotReused, reused, reused.exchange)
  }
  await judged(pinPerTransfer, 'submitTransfer', order(context), account, 'another order after one PIN')
  const next =
    authorized === undefined ? undefined : await probe('confirmPin', { pin }, account, 'the PIN of a next order')
  if (next?.accepted === true && isAnother(next)) {
    await judged(transferNeedsCode, 'submitTransfer', order(context), account, 'without the next authorization code')
  }
  return isAnother(confirmed)
}

function nearPin(pin: string): string {
  return pin.slice(0, -1) + (pin.endsWith('9') ? '0' : '9')
}

/** Repeats a refused order in plainer words. `authorized`: a code was accepted, so its loss would be the reason. */
async function sendOrPlainer(
  steps: Steps,
  values: Order & { idempotency_key?: string },
  account: Account,
  authorized: Step | undefined,
  before: State,
): Promise<{ step: Step; values: Order }> {
  const { context, send, judge, stop } = steps
  const isServedOtherwise = context.findings.tally('submitTransfer').accepted > 0
  const step = await send('submitTransfer', values, account, 'with a confirmed PIN')
  const reason = reasonOf(step.exchange)
  const { balance } = before
  if (step.accepted) return { step, values }
  if (balance !== undefined && balance <= (minorOf(values.amount) ?? 0))
    return stop(`the balance is too small: ${reason}`)
  if (balance !== undefined && balance > 2 * (minorOf(values.amount) ?? 0) && isTooLittle(reason))
    judge(actionServed, { reason: `of less than half the balance: ${reason}` }, step.exchange)
  const isSameSession = authorized !== undefined && tokenIn(authorized.exchange) === tokenIn(step.exchange)
  if (authorized?.accepted === true && isSameSession && !isPolicy(reason)) {
    const atOnce = async (isTried: boolean) => {
      const confirmed = await confirmAgain(steps, account, isTried)
      const key = 'idempotency_key' in values ? { idempotency_key: randomUUID() } : {}
      const direct = { ...values, ...key }
      return {
        confirmed,
        values: direct,
        step: await send('submitTransfer', direct, account, 'at once after the confirmation'),
      }
    }
    // What was read in between may have ended the confirmation, or a wrong try before it.
    const tried = await atOnce(true)
    if (tried.step.accepted) return tried
    const direct = await atOnce(false)
    const refused = reasonOf(tried.step.exchange)
    if (direct.step.accepted && tried.confirmed?.accepted === true && !isPolicy(refused))
      judge(
        actionServed,
        { reason: `the order after this is refused, if a wrong try came before: ${refused}` },
        tried.confirmed.exchange,
      )
    if (direct.step.accepted) return direct
    if (isServedOtherwise) {
      judge(actionServed, { reason: `the order after this is refused: ${reason}` }, authorized.exchange)
      return stop(`the order is refused: ${reason}`)
    }
  }
  const { currency } = within(objectOf(before.seen.home) ?? {}, 'account')
  const forms = plainerOrders(context, typeof currency === 'string' ? currency : 'USD').filter(
    ({ amount }) => balance === undefined || (minorOf(amount) ?? 0) * 4 < balance || amount === values.amount,
  )
  for (const [index, form] of forms.entries()) {
    // A refused order may have used the confirmation, and other fields need another key.
    await confirmAgain(steps, account)
    const plain = { ...form, ...('idempotency_key' in values ? { idempotency_key: randomUUID() } : {}) }
    const isLast = index === forms.length - 1
    const again = await (isLast ? steps.succeed : send)('submitTransfer', plain, account, 'with a confirmed PIN')
    if (!again.accepted) continue
    context.acceptedOrder = form
    context.findings.notes.push(
      `An order was refused (${reason}), so the others are like this one: ${JSON.stringify(form)}`,
    )
    return { step: again, values: plain }
  }
  return stop(`submitTransfer was refused: ${reason}`)
}

/** `isTried`: after a wrong PIN, and a wrong code. */
async function confirmAgain({ context, probe }: Steps, account: Account, isTried = false): Promise<Step | undefined> {
  const confirm = async (id: string, pin: string, note: string): Promise<Step> => {
    if (isTried) await probe(id, { pin: nearPin(pin) }, account, 'a wrong try, before the right one')
    return probe(id, { pin }, account, note)
  }
  let step = await confirm('confirmPin', account.pin ?? '', 'the right PIN')
  for (let codes = 0; codes < 3 && isAnother(step); codes += 1) {
    const code = await context.settings.readCode?.(account.email, 'authorize')
    if (code === undefined) return undefined
    step = await confirm('confirmAuthorizationCode', code, 'the right code')
  }
  return step
}

export function isAnother({ body }: Step): boolean {
  return demandsCode(body['requiresanother'])
}

async function authorize(steps: Steps, account: Account, pin: string): Promise<Step> {
  const { context, send, probe, succeed, judge, judged } = steps
  const { email } = account
  const mayWait = isUsed(await probe('getTransfers', {}, account))
  const hasty = await send('submitTransfer', order(context), account, 'without the required authorization code')
  judge(transferNeedsCode, hasty, hasty.exchange)
  const first = await readCode(
    steps,
    email,
    'authorize',
    await succeed('confirmPin', { pin }, account, 'the right PIN'),
    mayWait,
  )
  const guess = { pin: nearPin(first) }
  const wrong = await send('confirmAuthorizationCode', guess, account, 'a wrong code')
  judge(wrongCodeRefused, wrong, wrong.exchange)
  if (wrong.accepted) return wrong
  const early = await send('submitTransfer', order(context), account, 'after a wrong authorization code')
  judge(transferNeedsCode, early, early.exchange)
  const confirmed = await succeed('confirmPin', { pin }, account, 'the right PIN')
  const code = await readCode(steps, email, 'authorize', confirmed)
  const attempt = (value: string, note: string): Promise<Step> =>
    send('confirmAuthorizationCode', { pin: value }, account, note)
  const accepted = (await tryWrongCodes(steps, code, attempt)) ?? (await tryOlderCode(steps, first, code, attempt))
  if (accepted !== undefined) return accepted.step
  const snapshot = await snapshotOf(steps, account)
  const added = addedTo(context, 'confirmAuthorizationCode')
  let values: Values & { pin: string } = { ...added, pin: code, idempotency_key: randomUUID() }
  const note = 'the right code, after wrong ones'
  let step = await send('confirmAuthorizationCode', values, account, `${note}, with fields of no form`)
  if (step.accepted) judge(extraFieldsIgnored, { got: undefined }, step.exchange)
  else {
    const more = step
    values = { pin: code, idempotency_key: randomUUID() }
    step = await send('confirmAuthorizationCode', values, account, note)
    if (step.accepted) judge(extraFieldsIgnored, { got: reasonOf(more.exchange) }, more.exchange)
  }
  if (!step.accepted) {
    const renewed = await succeed('confirmPin', { pin }, account, 'the right PIN')
    const next = await readCode(steps, email, 'authorize', renewed)
    const spoilt = step
    values = { pin: next, idempotency_key: randomUUID() }
    step = await succeed('confirmAuthorizationCode', values, account, 'the right code')
    if (next !== code) judge(codeLasts, spoilt, spoilt.exchange)
  }
  await snapshot.compare(step)
  if (!isAnother(step)) await repeated(steps, step, values, account)
  if (!isAnother(step)) {
    const used = await probe('confirmAuthorizationCode', { pin: code }, account, 'a used code')
    judge(codeOnce, { ...used, which: 'used' }, used.exchange)
    await judged(wrongCodeRefused, 'confirmAuthorizationCode', { pin: '' }, account, 'no code, after one that was used')
  }
  for (let codes = 0; codes < 3 && isAnother(step); codes += 1) {
    const next = await readCode(steps, email, 'authorize', step)
    if (next === values.pin && (await send('submitTransfer', order(context), account, 'no further code')).accepted) {
      const facts = { what: 'requiresanother', here: true, there: false, elsewhere: 'submitTransfer' }
      judge(factsAgree, facts, step.exchange)
      return step
    }
    step = await succeed('confirmAuthorizationCode', { pin: next }, account, 'the next code')
  }
  return step
}
