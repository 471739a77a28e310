import { randomUUID } from 'node:crypto'
import { reasonOf, type Context, type Values } from '#tests/conformance/context.ts'
import { isServed, objectOf, type Account } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { bookedFact, transferChanges } from '#tests/conformance/reading/effects.ts'
import { minorOf } from '#tests/conformance/reading/rows.ts'
import type { Looks } from '#tests/conformance/reading/snapshot.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import { uploadLarge } from '#tests/conformance/rules/files.ts'
import { submissionListed } from '#tests/conformance/rules/records.ts'
import {
  bookedOnce,
  feeNamed,
  orderSane,
  payeeKept,
  transferInStatement,
  transferListed,
} from '#tests/conformance/rules/transfers.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { freshPicture, photoOfSize } from '#tests/conformance/values/files.ts'
import { written } from '#tests/conformance/values/values.ts'
import { addedTo, bodyIn, sentIn, textsIn, type CustomerCall } from './customerCall.ts'
import { percentOf } from './judgeTransfer.ts'
import { dearer, details, order, payee, type Order } from './order.ts'
import { acceptedFormOf, optionsFor, type ReviewedForm } from './reviewedForms.ts'
import { isAnother } from './transfer.ts'

/** The accepted order in variants. Each changes one thing that a bank may refuse. */
function ordersOf(context: Context): { what: string; values: Order; isKeyed?: boolean }[] {
  const plain = order(context)
  const withDetails = (change: Partial<Order>): Order => {
    const values = { ...plain, ...change }
    const extra = Object.fromEntries(Object.entries(values).filter(([name]) => name in details))
    return { ...values, extra: JSON.stringify(extra) }
  }
  return [
    { what: 'an order', values: plain },
    { what: 'an order in another currency', values: withDetails({ currency: 'JPY', note: 'Another note' }) },
    { what: 'an order to another country', values: withDetails({ country: 'Farland', amount: dearer(plain.amount) }) },
    { what: 'an order to another payee', values: withDetails({ bank: 'Farland Bank', act_hold_name: 'Ida Farland' }) },
    { what: 'an order with a key', values: withDetails({ note: '' }), isKeyed: true },
  ]
}

export function orderCalls(steps: Steps, account: Account, confirm: () => Promise<Step>): CustomerCall[] {
  const { context, probe } = steps
  const send = (values: Values, note: string): Promise<Step> => probe('submitTransfer', values, account, note)
  const confirmed = async (make: () => Promise<Step>): Promise<Step | undefined> => {
    const step = await confirm()
    return step.accepted && !isAnother(step) ? make() : undefined
  }
  const plain = ordersOf(context).map(({ what, values, isKeyed }): CustomerCall => ({
    id: 'submitTransfer',
    changes: transferChanges,
    list: 'getTransfers',
    act: () => {
      const keyed = async (idempotency_key: string): Promise<Step> => {
        await confirm()
        return send({ ...values, idempotency_key }, what)
      }
      return confirmed(() => (isKeyed === true ? withKey(steps, keyed) : send(values, what)))
    },
    shows: (step, before, after) => judgeOrder(steps, step, before, after),
  }))
  if (account.kind === 'main') return plain
  const most = { ...order(context), amount: '9999999999.00' }
  const tooMuch: CustomerCall['act'] = () => confirmed(() => send(most, 'more than any balance'))
  return [...plain, { id: 'submitTransfer', mustFail: orderSane, act: tooMuch }]
}

function judgeOrder({ judge }: Steps, { exchange }: Step, before: Looks, after: Looks): void {
  const added = addedTo('getTransfers', before, after)
  const lines = addedTo('getAccount', before, after)
  const ordered = textsIn({ exchange }, Object.keys({ ...payee, amount: '' }))
  const sent = textsIn({ exchange }, Object.keys(details))
  if (added !== undefined) {
    judge(transferListed, { added, ordered }, exchange)
    judge(bookedOnce, { where: 'in the list of transfers', times: added.length }, exchange)
    const [row] = added
    if (row !== undefined) judge(payeeKept, { sent, row, others: true }, exchange)
  }
  const amount = minorOf(ordered['amount']) ?? 0
  if (lines !== undefined) judge(transferInStatement, { added: lines, amount, isLate: true }, exchange)
  const percent = before.has('getTransferFee') ? percentOf(bodyIn(before, 'getTransferFee')['percent']) : undefined
  const line = lines?.find((row) => row['transaction_type'] === 'debit' && minorOf(row['amount']) === amount)
  if (line !== undefined && percent !== undefined)
    judge(feeNamed, { fee: minorOf(line['fee']), amount, percent }, exchange)
}

export function submissionCalls(steps: Steps, account: Account, kind: ReviewedForm): CustomerCall[] {
  const { context, probe } = steps
  const { action } = kind
  const form = acceptedFormOf(context, account, kind)
  const wrong = { type: 'Bitcoin', amount: '-5.00', purpose: 'Nothing', plan: 'Nothing' }
  const refused: CustomerCall = {
    id: action,
    // A bank may accept any amount.
    changes: bookedFact,
    act: () => probe(action, wrong, account, 'a negative amount'),
  }
  // An upgrade may be reviewed at any time, and the plan of the other customer is compared.
  if (form === undefined || (account.kind !== 'main' && action === 'submitUpgrade')) return [refused]
  return [refused, ...acceptedForms(steps, account, kind, form)]
}

/** The accepted form without a proof, with a large one, and with a key. */
function acceptedForms(steps: Steps, account: Account, kind: ReviewedForm, form: Values): CustomerCall[] {
  const { context, probe, judge } = steps
  const { action, loader, file, choice } = kind
  const { [file]: _proof, idempotency_key: _key, ...plain } = form
  const cents = minorOf(plain['amount']) ?? 0
  const dearerBy = (more: number): Values => ({ ...plain, amount: written(cents + more) })
  const { coins, options } = optionsFor(context, account, kind) ?? { coins: [], options: [] }
  const another = (round: number): Values => {
    const [coin, option] = [coins[round % coins.length], options[round % options.length]]
    const chosen = choice === undefined || option === undefined ? {} : { [choice.field]: option }
    return { ...chosen, ...(coin === undefined ? {} : { type: coin }) }
  }
  /** With another coin and choice, and with those of the accepted form if the bank refuses that. */
  const send = async (what: string, values: Values, round: number): Promise<Step> => {
    const step = await probe(action, { ...values, ...another(round) }, account, what)
    const isDone = step.accepted || !isRead(step) || isPolicy(reasonOf(step.exchange))
    return isDone ? step : probe(action, values, account, what)
  }
  // Above the usual limit of PHP, whose excess arrives as no file.
  const size = context.settings.largeUploads === true ? 3_000_000 : 140_000
  const sendLarge = (): Promise<Step> =>
    provedBy(steps, photoOfSize(size), (what, proof) => send(what, { ...dearerBy(1), [file]: proof }, 2))
  const forms: (() => Promise<Step>)[] = [
    () => send('without a proof', plain, 1),
    () => sendLarge(),
    () =>
      withKey(steps, (idempotency_key) =>
        probe(action, { ...dearerBy(2), [file]: freshPicture(), idempotency_key }, account, 'with a key'),
      ),
  ]
  return forms.map((make): CustomerCall => ({
    id: action,
    // The history may announce a credit.
    changes: new RegExp(`^(${loader}|getAccount|getStatement) transactions$`),
    list: loader,
    act: make,
    shows: ({ exchange }, before, after) => {
      const added = addedTo(loader, before, after)
      const chosen = choice === undefined ? {} : { [choice.field]: sentIn({ exchange }, choice.field) }
      const amount = minorOf(sentIn({ exchange }, 'amount')) ?? 0
      const isPending = added?.every(({ status }) => status === 'pending') !== false
      if (added !== undefined && isPending)
        judge(submissionListed, { loader, added, type: sentIn({ exchange }, 'type'), amount, chosen }, exchange)
    },
  }))
}

/** With a small proof if the bank refuses the large one. */
export async function provedBy(
  { context }: Steps,
  large: FileValue,
  send: (what: string, proof: FileValue) => Promise<Step>,
): Promise<Step> {
  const first = await send('with a large proof', large)
  const reason = reasonOf(first.exchange)
  if (first.accepted || isPolicy(reason) || !isRead(first)) return first
  const small = await send('with a small proof', freshPicture())
  const got = `with ${(large.bytes.length / 1_000_000).toFixed(1)} MB: ${reason}`
  const violation = { expected: 'what a small proof gets', got }
  if (small.accepted) context.findings.addViolation(uploadLarge, violation, first.exchange)
  return small
}

const firstKey = randomUUID()
let keys = 0

/** Keys that differ at their end only. Two are refused and another is accepted: nothing else is wrong. At most one order results. */
async function withKey({ judge }: Steps, send: (key: string) => Promise<Step>): Promise<Step> {
  const sendNext = async (): Promise<Step> => {
    keys += 1
    return send(firstKey.slice(0, -4) + keys.toString(16).padStart(4, '0'))
  }
  const isDone = (step: Step): boolean => step.accepted || !isRead(step) || isPolicy(reasonOf(step.exchange))
  const first = await sendNext()
  if (isDone(first)) return first
  const second = await sendNext()
  if (isDone(second)) return second
  const other = await send(randomUUID())
  if (other.accepted) judge(actionServed, { reason: `of a new key: ${reasonOf(second.exchange)}` }, second.exchange)
  return other
}

/** What cannot be read may have been accepted. */
const isRead = ({ exchange }: Step): boolean => isServed(exchange) && objectOf(exchange) !== undefined
