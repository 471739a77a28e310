import { randomUUID } from 'node:crypto'
import { reasonOf } from '#tests/conformance/context.ts'
import { tokenIn, type Account } from '#tests/conformance/exchange.ts'
import { minorOf, newRows } from '#tests/conformance/reading/rows.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import { transferNeedsPin } from '#tests/conformance/rules/pins.ts'
import { feeInside, orderSane } from '#tests/conformance/rules/transfers.ts'
import { needsPin, provePin, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { changeOf, nextPin } from '#tests/conformance/values/chosenSecrets.ts'
import { written } from '#tests/conformance/values/values.ts'
import { bookedBetween, stateAfter, stateOf, type State } from './judgeTransfer.ts'
import { order } from './order.ts'
import { tryAs } from './signIns.ts'
import { isAnother } from './transfer.ts'

const payee = 'All At Once'
const sessions = 4
const unbooked = ['balance-falls', 'fee-inside', 'transfer-listed']

/**
 * Simultaneous orders of a little over half the balance, each with its own key and session: a bank that reads the
 * balance before it locks the row accepts several. Run once per database, since one of them stays.
 */
export const ordersAtOnce: Scenario = {
  name: 'orders that exceed the balance together',
  uses: ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer'],
  rules: [orderSane, feeInside],
  missing: needsPin,
  run: async (steps) => {
    const { context, probe, judge, stop } = steps
    const { main } = context.accounts
    if (main?.pin === undefined) return stop('no customer with a PIN')
    await provePin(steps, main)
    const before = await stateOf(steps, main)
    const { balance, transfers } = before
    if (unbooked.some((rule) => context.findings.has(rule, 'submitTransfer')))
      return stop('orders do not lower the balance')
    if (balance === undefined || balance < 1000) return stop('the balance is too small')
    if (transfers?.some((row) => row['act_hold_name'] === payee) === true) return stop('a former run has ordered these')
    const tokens = await confirmedSessions(steps, main)
    const amount = Math.ceil(balance * 0.51)
    const send = (holder: Account, index: number, note: string, cents = amount): Promise<Step> => {
      // A bank may lock for an order with a key only.
      const key = index % 2 === 0 ? { idempotency_key: randomUUID() } : {}
      const own = { act_hold_name: payee, act_no: `00990033${index}`, ...key }
      return probe('submitTransfer', { ...order(context), ...own, amount: written(cents) }, holder, note)
    }
    const note = `${tokens.length} orders at once, each of more than half of the balance`
    const all = await Promise.all(tokens.map((token, index) => send({ ...main, token }, index, note)))
    const taken = all.filter(({ accepted }) => accepted)
    const [first] = taken
    if (first === undefined) return stop('the bank refuses an order of half the balance')
    const last = taken.at(-1) ?? first
    const isTooMuch = taken.length > 1 && (await exceeds(steps, main, before, amount, taken.length))
    judge(orderSane, { ...last, accepted: isTooMuch, what: 'all orders but one' }, last.exchange)
    if (taken.length > 1) return
    const after = await stateAfter(steps, main, before)
    const then = balance + bookedBetween(before, after, amount)
    judge(feeInside, { before: then, after: after.balance, amount }, first.exchange)
    const confirmed = await probe('confirmPin', { pin: main.pin }, main, 'the right PIN')
    if (!confirmed.accepted || isAnother(confirmed)) return
    const more = await send(main, sessions, 'more than the balance after an order in progress')
    const isMore = more.accepted && (await exceeds(steps, main, before, amount, 2))
    judge(orderSane, { ...more, accepted: isMore, what: more.exchange.note }, more.exchange)
    if (more.accepted) return
    await nearlyAll(steps, main, send)
    const { balance: left } = await stateOf(steps, main)
    const again = await probe('confirmPin', { pin: main.pin }, main, 'the right PIN')
    if (left === undefined || left < 100 || !again.accepted || isAnother(again)) return
    const cent = await send(main, sessions + 3, 'a cent more than the balance', left + 1)
    // Money may have arrived after the balance was read.
    const { balance: now } = cent.accepted ? await stateOf(steps, main) : { balance: undefined }
    const isCovered = now !== undefined && now >= 0 && now !== left
    judge(orderSane, { ...cent, accepted: cent.accepted && !isCovered, what: cent.exchange.note }, cent.exchange)
  },
}

/** Money may have arrived after the balance was read, and an order that has failed is paid back. */
async function exceeds(steps: Steps, main: Account, before: State, amount: number, taken: number): Promise<boolean> {
  const after = await stateAfter(steps, main, before)
  const { balance, history: then } = before
  const { history: now } = after
  if (balance === undefined || then === undefined || now === undefined) return true
  const isOwn = (row: Record<string, unknown>): boolean =>
    row['transaction_type'] === 'debit' && minorOf(row['amount']) === amount
  const failed = newRows(then, now).filter((row) => isOwn(row) && row['status'] === 'failed').length
  const others = { ...after, history: now.filter((row) => !isOwn(row)) }
  return (taken - failed) * amount > balance + bookedBetween(before, others, amount)
}

/**
 * The balance covers an order up to its whole amount. If the fee is added to it, the bank refuses a little more than
 * balance / (1 + percent / 100), and accepts a little less. Smaller than an accepted order, so no limit excludes it.
 */
async function nearlyAll(
  steps: Steps,
  main: Account,
  send: (holder: Account, index: number, note: string, cents?: number) => Promise<Step>,
): Promise<void> {
  const { probe, judge } = steps
  const { balance = 0, percent = 0 } = await stateOf(steps, main)
  const most = Math.floor(balance / (1 + percent / 100))
  if (percent === 0 || most + 3 >= balance || most < 1000) return
  const attempt = async (index: number, cents: number, note: string): Promise<Step | undefined> => {
    const confirmed = await probe('confirmPin', { pin: main.pin ?? '' }, main, 'the right PIN')
    if (!confirmed.accepted || isAnother(confirmed)) return undefined
    const step = await send(main, sessions + index, note, cents)
    return tokenIn(confirmed.exchange) === tokenIn(step.exchange) ? step : undefined
  }
  const more = await attempt(1, most + 3, 'nearly all that is left')
  if (more === undefined || more.accepted) return
  const less = await attempt(2, most - 3, 'a little less, so that a fee could be added')
  if (less?.accepted === true) judge(actionServed, { reason: reasonOf(more.exchange) }, more.exchange)
}

async function confirmedSessions({ context, guest }: Steps, main: Account): Promise<string[]> {
  const tokens = [main.token]
  for (let index = 1; index < sessions; index += 1) {
    await tryAs(context, main.email, main.password, 'another session of the same customer')
    tokens.push(main.token)
  }
  const confirmed: string[] = []
  for (const token of new Set(tokens)) {
    if (token === undefined) continue
    const step = await guest('confirmPin', { pin: main.pin ?? '', token }, 'the right PIN')
    if (step.accepted && !isAnother(step)) confirmed.push(token)
  }
  return confirmed
}

export const unconfirmedOrders: Scenario = {
  name: 'orders without a confirmation',
  uses: ['confirmPin', 'updatePin', 'submitTransfer'],
  rules: [transferNeedsPin],
  missing: needsPin,
  run: async (steps) => {
    const { context, probe, judge, stop } = steps
    const { main } = context.accounts
    if (main?.pin === undefined) return stop('no customer with a PIN')
    await provePin(steps, main)
    const send = (note: string): Promise<Step> => probe('submitTransfer', order(context), main, note)
    // The first order spends a confirmation that may be left.
    await send('the last confirmation')
    if ((await send('no PIN was confirmed')).accepted) return stop('orders need no confirmed PIN')
    const { pin: old } = main
    const next = nextPin(old)
    const changed = await probe('updatePin', changeOf(old, next), main, 'another PIN')
    if (changed.accepted) {
      const step = await send('a change of the PIN without a confirmation')
      judge(transferNeedsPin, step, step.exchange)
      const back = await probe('updatePin', changeOf(next, old), main, 'back')
      if (!back.accepted) {
        main.pin = next
        context.findings.notes.push(`The PIN of ${main.email} could not be restored: it is now ${next}.`)
      }
    }
    await tryAs(context, main.email, main.password, 'another session of the same customer')
    const step = await send('a sign-in without a confirmation')
    judge(transferNeedsPin, step, step.exchange)
  },
}
