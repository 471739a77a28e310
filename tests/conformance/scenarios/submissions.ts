import { randomUUID } from 'node:crypto'
import { operationOf, reasonOf, type Values } from '#tests/conformance/context.ts'
import { summary, type Account, type Exchange } from '#tests/conformance/exchange.ts'
import { freshPicture } from '#tests/conformance/files.ts'
import { footprintOf } from '#tests/conformance/footprint.ts'
import { watchOther } from '#tests/conformance/others.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { lostRows, minorOf, newRows, rowsOf, within } from '#tests/conformance/reading.ts'
import { rowsStay } from '#tests/conformance/rules/agreement.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import { listedInOwnForm, reviewFirst, submissionListed } from '#tests/conformance/rules/records.ts'
import { keyCountsOnce, keyNotReused } from '#tests/conformance/rules/transfers.ts'
import {
  mainOf,
  needsMain,
  repeatedByNobody,
  rowsShown,
  type Scenario,
  type Steps,
} from '#tests/conformance/scenario.ts'
import { amounts, pick, written } from '#tests/conformance/values.ts'
import { noteTime } from './clocks.ts'
import { kinds, optionsOf, type Kind } from './kinds.ts'

/** Undefined if a list cannot be read. */
type Lists = Record<string, Record<string, unknown>[] | undefined>

export const submissions: readonly Scenario[] = kinds.map((kind, index) => ({
  name: kind.name,
  uses: [kind.loader, kind.action],
  rules: [submissionListed, listedInOwnForm, reviewFirst],
  missing: needsMain,
  run: (steps) => submit(steps, kind, index),
}))

async function submit(steps: Steps, kind: Kind, index: number): Promise<void> {
  const { context, succeed, judge, skip, stop } = steps
  const { loader, action, file, choice } = kind
  const main = mainOf(steps)
  const form = await succeed(loader, {}, main)
  const names = Array.isArray(form.body['names']) ? form.body['names'].filter((name) => typeof name === 'string') : []
  const type = names.at(-1) ?? stop(`${loader} offers no coin to pay with`)
  const chosen = choice === undefined ? undefined : rowsOf(form.body, choice.list).at(-1)?.[choice.column]
  if (choice !== undefined && typeof chosen !== 'string') return stop(`${loader} offers nothing in its ${choice.list}`)
  const picked = choice === undefined ? {} : { [choice.field]: String(chosen) }
  const amount = (minorOf(context.settings.submissionAmount ?? '12.34') ?? 0) + 11 * index
  const hasKey = operationOf(context, action).hasIdempotencyKey
  const values = {
    ...picked,
    type,
    amount: (amount / 100).toFixed(2),
    [file]: freshPicture(),
    ...(hasKey ? { idempotency_key: randomUUID() } : {}),
  }

  const before = await stateOf(steps, main)
  const others = await watchOther(steps, [loader], (_id, body) => body['transactions'])
  const trace = await footprintOf(steps, main)
  const step = await succeed(action, values, main)
  const { exchange } = step
  const after = await stateOf(steps, main)
  const [rows, newer] = [before.lists[loader], after.lists[loader]]
  if (rows === undefined || newer === undefined) skip(submissionListed, `the list of ${loader} cannot be read`)
  else judge(submissionListed, { added: newRows(rows, newer), type, amount, chosen: picked }, exchange)
  // If its own form lists the entry, the other forms that show it are wrong.
  const isListed = rows !== undefined && newer !== undefined && newRows(rows, newer).length === 1
  for (const { loader: name } of kinds) {
    if (name === loader) continue
    const [then, now] = [before.lists[name], after.lists[name]]
    if (then === undefined || now === undefined) skip(listedInOwnForm, `the list of ${name} cannot be read`)
    else
      judge(
        listedInOwnForm,
        { loader: name, added: newRows(then, now) },
        (isListed ? after.seen[name] : undefined) ?? exchange,
      )
  }
  // By the contract a deposit leaves the balance, and an upgrade the plan.
  const mild = { level: 'SHOULD' } as const
  const balances = { what: 'the balance', before: before.balance, after: after.balance }
  const isReviewed = kinds.some(({ loader: name }) => pendingIn(after.lists[name], before.lists[name]) > 0)
  if (!isReviewed) judge(reviewFirst, action === 'submitCryptoDeposit' ? balances : { ...balances, ...mild }, exchange)
  judge(reviewFirst, { what: 'the plan', before: before.plan, after: after.plan }, exchange)
  await others.compare(exchange, isListed)
  // Other forms are judged above, and the history may announce a credit.
  if (isListed) await trace.compare(step, / transactions$/)

  if (hasKey) await repeat(steps, kind, main, values, amount)
  await everyChoice(steps, kind, main, rows ?? [])
}

/** The number of entries that the bank has reviewed in between. */
function pendingIn(now: Lists[string], then: Lists[string]): number {
  const pending = (rows: Lists[string]): Lists[string] => (rows ?? []).filter((row) => row['status'] === 'pending')
  return newRows(pending(now) ?? [], pending(then) ?? []).length
}

async function repeat(
  { context, look, probe, judge }: Steps,
  { loader, action, choice }: Kind,
  main: Account,
  values: Values,
  amount: number,
): Promise<void> {
  const rowsNow = async () => rowsShown(await look(loader, {}, main), 'transactions') ?? []
  await repeatedByNobody({ context, probe, judge }, action, values)
  const before = await rowsNow()
  const again = await probe(action, values, main, 'the same submission with the same key')
  const more = newRows(before, await rowsNow()).length
  if (again.accepted || !isPolicy(reasonOf(again.exchange)))
    judge(keyCountsOnce, { added: more, accepted: again.accepted, got: summary(again.exchange) }, again.exchange)
  const { coins, options } = optionsOf(await look(loader, {}, main), choice)
  const otherCoin = coins.find((coin) => coin !== values['type'])
  const otherOption = options.find((option) => option !== values[choice?.field ?? ''])
  const others: Values[] = [
    { amount: ((amount + 1) / 100).toFixed(2) },
    ...(otherCoin === undefined ? [] : [{ type: otherCoin }]),
    ...(choice === undefined || otherOption === undefined ? [] : [{ [choice.field]: otherOption }]),
  ]
  for (const other of others) {
    const reused = await look(action, { ...values, ...other }, main, 'another submission with a key that was used')
    judge(keyNotReused, reused, reused.exchange)
  }
  // The same fields with another key are another submission.
  const then = await rowsNow()
  const fresh = { ...values, idempotency_key: randomUUID() }
  const equal = await probe(action, fresh, main, 'the same submission with another key')
  const state = {
    added: newRows(then, await rowsNow()),
    type: typeof values['type'] === 'string' ? values['type'] : '',
    amount,
    chosen: {},
  }
  if (equal.accepted) judge(submissionListed, state, equal.exchange)
  // At the same moment, as a browser sends it twice.
  const earlier = await rowsNow()
  const twin = { ...values, idempotency_key: randomUUID() }
  const twins = await Promise.all([1, 2].map(() => probe(action, twin, main, 'the same key at the same moment')))
  const first = twins.find(({ accepted }) => accepted)
  const added = newRows(earlier, await rowsNow()).length - 1
  if (first !== undefined && !context.findings.has('key-counts-once', action))
    judge(keyCountsOnce, { added, accepted: true, got: summary(first.exchange) }, first.exchange)
}

async function stateOf({ look }: Steps, account: Account) {
  const lists: Lists = {}
  const seen: Record<string, Exchange> = {}
  let plan: unknown
  for (const { loader } of kinds) {
    const step = await look(loader, {}, account)
    const { body } = step
    lists[loader] = rowsShown(step, 'transactions')
    seen[loader] = step.exchange
    if (loader === 'getUpgradeForm') plan = body['current_plan'] ?? within(body, 'user')['current_plan']
  }
  const home = await look('getAccount', {}, account)
  return { lists, seen, plan, balance: minorOf(within(home.body, 'account')['tb']) }
}

/**
 * Submits with every coin and every choice, with and without a file. If older rows (`first`) are wrong as well, the
 * list is blamed.
 */
async function everyChoice(
  steps: Steps,
  { loader, action, file, choice }: Kind,
  main: Account,
  first: Record<string, unknown>[],
): Promise<void> {
  const { context, probe, judge, stop } = steps
  const form = await probe(loader, {}, main)
  const { coins, options } = optionsOf(form, choice)
  const least = context.settings.submissionAmount === undefined ? 0 : (minorOf(context.settings.submissionAmount) ?? 0)
  const rounds = Math.min(Math.max(coins.length, options.length, 4), 12)
  let rows = rowsShown(form, 'transactions') ?? stop(`the list of ${loader} cannot be read`)
  for (let round = 0; round < rounds + further.length; round += 1) {
    const type = coins[round % coins.length] ?? ''
    const option = options[round % Math.max(options.length, 1)]
    const picked = choice === undefined || option === undefined ? {} : { [choice.field]: option }
    const extra = further[round - rounds]
    const amount = least + (extra ?? pick(amounts, context.settings.seed, 40, round))
    const text = written(amount, extra !== undefined || round % 3 === 1)
    const hasFile = round % 2 === 0
    const values: Values = { ...picked, type, amount: text, ...(hasFile ? { [file]: freshPicture() } : {}) }
    const what = [type, option].filter(Boolean).join(', ')
    let step = await probe(action, values, main, `${what}, ${text}`)
    // A bank may require a proof, or refuse a choice twice a day, with a reason.
    const isRefused = step.exchange.response.kind === 'received' && step.exchange.response.status === 200
    if (!step.accepted && !isRefused) return
    if (!step.accepted && !hasFile)
      step = await probe(action, { ...values, [file]: freshPicture() }, main, `${what}, ${text}, with a proof`)
    if (!step.accepted && amount > least + 1_000_000) return
    if (!step.accepted) {
      const reason = reasonOf(step.exchange)
      if (isPolicy(reason)) return
      judge(actionServed, { reason: `of ${what}, ${text}: ${reason}` }, step.exchange)
      continue
    }
    const now = await probe(loader, {}, main)
    const after = rowsShown(now, 'transactions') ?? stop(`the list of ${loader} cannot be read`)
    const state = { added: newRows(rows, after), type, amount, chosen: picked }
    const isShownWrong =
      first.length > 1 && state.added.length === 1 && isLikeAll(first, state.added[0] ?? {}, 'status')
    judge(submissionListed, state, isShownWrong ? now.exchange : step.exchange)
    if (state.added.length === 1) noteTime(steps, state.added[0], now.exchange)
    const lost = lostRows(rows, after)
    judge(rowsStay, { list: 'transactions', lost, left: after.length }, now.exchange)
    rows = after
  }
}

/** Minor units: with one decimal, with none, and too large for a narrow column. */
const further = [750, 800, 1000, 50_000, 123_456_789, 98_765_432_109]

function isLikeAll(rows: Record<string, unknown>[], row: Record<string, unknown>, name: string): boolean {
  return row[name] !== 'pending' && rows.every((older) => older[name] === row[name])
}
