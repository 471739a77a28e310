import { randomUUID } from 'node:crypto'
import { inCalls } from '#tests/conformance/again.ts'
import { operationOf, reasonOf, type Values } from '#tests/conformance/context.ts'
import { objectOf, summary, type Account, type Exchange, isServed } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { addedRows, lostRows, minorOf, newRows, rowsOf, within } from '#tests/conformance/reading/rows.ts'
import { noRow, snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { rowsStay } from '#tests/conformance/rules/agreement.ts'
import { refusalInert } from '#tests/conformance/rules/effects.ts'
import { listedInOwnForm, reviewFirst, submissionListed } from '#tests/conformance/rules/records.ts'
import { keyCountsOnce, keyNotReused } from '#tests/conformance/rules/transfers.ts'
import {
  answersLate,
  eventually,
  firstAccepted,
  isCached,
  mainOf,
  repeatedByNobody,
  rowsShown,
  shows,
  type Scenario,
  type Step,
  type Steps,
} from '#tests/conformance/scenario.ts'
import { freshPicture, oddFile, pictureOfBytes } from '#tests/conformance/values/files.ts'
import { amounts, pick, written } from '#tests/conformance/values/values.ts'
import { judgeAttempts, type Attempt } from './amountLimits.ts'
import { noteTime } from './clocks.ts'
import { sentIn, textsIn } from './customerCall.ts'
import { provedBy } from './moneyCalls.ts'
import { reviewedForms, optionsOf, type ReviewedForm } from './reviewedForms.ts'

type Lists = Record<string, Record<string, unknown>[] | undefined>

export const submissions: readonly Scenario[] = reviewedForms.map((kind, index) => ({
  name: kind.name,
  uses: [kind.loader, kind.action],
  rules: [submissionListed, listedInOwnForm, reviewFirst],
  run: (steps) => submit(steps, kind, index),
}))

async function submit(steps: Steps, kind: ReviewedForm, index: number): Promise<void> {
  const { context, succeed, probe, judge, stop } = steps
  const { loader, action, file, choice } = kind
  const main = mainOf(steps)
  const form = await succeed(loader, {}, main)
  const { coins, payable } = optionsOf(form, choice)
  const type = payable.at(-1) ?? coins.at(-1) ?? stop(`${loader} offers no coin to pay with`)
  const chosen = choice === undefined ? undefined : rowsOf(form.body, choice.list).at(-1)?.[choice.column]
  if (choice !== undefined && typeof chosen !== 'string') return stop(`${loader} offers nothing in its ${choice.list}`)
  const picked = choice === undefined ? {} : { [choice.field]: String(chosen) }
  const price = minorOf(rowsOf(form.body, 'plans').at(-1)?.['price'])
  // A bank may have a smallest amount, or want the price of a plan.
  const usual = 1234 + 11 * index
  const amounts = [usual, price ?? usual, 2000, 10_000, 100_000]
  const hasKey = operationOf(context, action).hasIdempotencyKey

  const valuesFor = (cents: number): Values => ({
    ...{ ...picked, type, amount: written(cents), [file]: freshPicture() },
    ...(hasKey ? { idempotency_key: randomUUID() } : {}),
  })
  if (payable.length === 0 && !(await probe(action, valuesFor(usual), main, 'a method without an address')).accepted)
    return stop(`${loader} offers no method with an address`)

  const { before, judgeAccepted } = await watchSubmission(steps, kind, main)
  const {
    step,
    form: amount,
    values,
  } = await firstAccepted(steps, action, amounts, valuesFor, main).catch(async (error: unknown) => {
    const refused = context.findings.lastRefused
    const [row] = addedRows(before.lists[loader], (await stateOf(steps, main)).lists[loader]) ?? []
    const change = row && { path: `${loader} transactions`, before: noRow, after: row }
    if (refused?.operation?.id === action) judge(refusalInert, { what: refused.note, change }, refused)
    throw error
  })
  await judgeAccepted(step)

  if (hasKey) await repeat(steps, kind, main, values, amount, step.exchange)
  await everyChoice(steps, kind, main, before.lists[loader], {
    step,
    amount,
    values,
    least: amount === usual ? undefined : amount,
  })
  if (context.settings.largeUploads === true)
    await provedBy(steps, pictureOfBytes(10_000_000), (what, proof) =>
      probe(action, { ...values, [file]: proof, ...(hasKey ? { idempotency_key: randomUUID() } : {}) }, main, what),
    )
  // Last, since a balance that it has changed is compared no more.
  await endlessAmount(steps, kind, main, values)
}

/** Too large for the numbers of most languages: a bank refuses it or lists it, and nothing else. */
async function endlessAmount(
  steps: Steps,
  { loader, action, choice }: ReviewedForm,
  main: Account,
  { idempotency_key: _key, ...values }: Values,
): Promise<void> {
  const { probe, judge } = steps
  const rowsNow = async () => rowsShown(await probe(loader, {}, main), 'transactions')
  const before = await rowsNow()
  const amount = '9'.repeat(20)
  const step = await probe(action, { ...values, amount }, main, 'an amount of twenty digits')
  if (!step.accepted) return
  const added = addedRows(before, await eventually(steps, rowsNow, (rows) => addedRows(before, rows)?.length !== 0))
  if (added === undefined) return
  const sent = { type: sentIn(step, 'type'), amount: minorOf(amount) ?? 0, chosen: chosenIn(step, choice) }
  judge(submissionListed, { loader, added, ...sent }, step.exchange)
}

/** Whether the list shows it right later, by itself. */
async function isListedLate(
  steps: Steps,
  account: Account,
  before: NonNullable<Lists[string]>,
  state: Parameters<typeof submissionListed.check>[0],
): Promise<boolean> {
  if (submissionListed.check(state) === undefined) return false
  return isCached(steps, state.loader, async () => {
    const rows = rowsShown(await steps.probe(state.loader, {}, account, 'some seconds later'), 'transactions')
    return rows !== undefined && submissionListed.check({ ...state, added: newRows(before, rows) }) === undefined
  })
}

function chosenIn(step: Step, choice: ReviewedForm['choice']): Record<string, string> {
  return choice === undefined ? {} : textsIn(step, [choice.field])
}

/** Reads what a submission may change and what it must not, to judge it once it is accepted. */
export async function watchSubmission(steps: Steps, { loader, action, choice }: ReviewedForm, account: Account) {
  const { context, look, judge, skip } = steps
  const before = await stateOf(steps, account)
  const snapshot = await snapshotOf(steps, account)
  const judgeAccepted = async (step: Step): Promise<void> => {
    const { exchange } = step
    const type = sentIn(step, 'type')
    const amount = minorOf(sentIn(step, 'amount')) ?? 0
    const isShown = (listed: Step): boolean =>
      (addedRows(before.lists[loader], rowsShown(listed, 'transactions')) ?? []).length > 0
    // First, since the bank may review it at any time.
    const listed = await eventually(steps, () => look(loader, {}, account), isShown)
    const after = await stateOf(steps, account, listed)
    const [rows, newer] = [before.lists[loader], after.lists[loader]]
    if (rows === undefined || newer === undefined) skip(submissionListed, `the list of ${loader} cannot be read`)
    else {
      const state = { loader, added: newRows(rows, newer), type, amount, chosen: chosenIn(step, choice) }
      const isLate = await isListedLate(steps, account, rows, state)
      judge(submissionListed, state, isLate ? listed.exchange : exchange)
      if (isLate) steps.stop(answersLate(loader))
    }
    const isListed = rows !== undefined && newer !== undefined && newRows(rows, newer).length === 1
    for (const { loader: name } of reviewedForms) {
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
    const mild = { level: 'SHOULD' } as const
    const balances = balancesOf(before, after, amount)
    const mayBeReviewed = reviewedForms.some(({ loader: name }) => isReviewed(before.lists[name], after.lists[name]))
    if (!mayBeReviewed && balances !== undefined)
      judge(reviewFirst, action === 'submitCryptoDeposit' ? balances : { ...balances, ...mild }, exchange)
    if (!mayBeReviewed && before.plan !== undefined && after.plan !== undefined)
      judge(reviewFirst, { what: 'the plan', before: before.plan.name, after: after.plan.name }, exchange)
    // Other forms are judged above, and the history may announce a credit.
    if (isListed && !context.findings.has(reviewFirst.id, action)) await snapshot.compare(step, / transactions$/)
  }
  return { before, judgeAccepted }
}

/** Or may be, where the list was read once only. */
function isReviewed(then: Lists[string], now: Lists[string]): boolean {
  if (then === undefined && now === undefined) return false
  const pending = (rows: Lists[string]): Lists[string] => rows?.filter((row) => row['status'] === 'pending')
  return addedRows(pending(now), pending(then))?.length !== 0
}

async function repeat(
  steps: Steps,
  { loader, action, choice }: ReviewedForm,
  main: Account,
  values: Values,
  amount: number,
  submitted: Exchange,
): Promise<void> {
  const { context, look, probe, atOnce, judge } = steps
  if (rowsShown(await look(loader, {}, main), 'transactions') === undefined) return
  const rowsNow = async () => rowsShown(await look(loader, {}, main), 'transactions')
  await repeatedByNobody(steps, action, values)
  const before = await rowsNow()
  const again = await probe(action, values, main, 'the same submission with the same key')
  const more = addedRows(before, await rowsNow())?.length
  const judgeAgain = (): void => {
    if (more === undefined) return
    const state = { added: more, accepted: again.accepted, got: summary(again.exchange) }
    judge(keyCountsOnce, state, inCalls(again.exchange, submitted, again.exchange))
  }
  const mayBeLimit = !again.accepted && isPolicy(reasonOf(again.exchange))
  if (!mayBeLimit) judgeAgain()
  const { payable, options } = optionsOf(await look(loader, {}, main), choice)
  const otherCoin = payable.find((coin) => coin !== values['type'])
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
  const then = await rowsNow()
  const fresh = { ...values, idempotency_key: randomUUID() }
  const equal = await probe(action, fresh, main, 'the same submission with another key')
  const isMore = (rows: typeof then): boolean => !equal.accepted || addedRows(then, rows)?.length !== 0
  const added = addedRows(then, await eventually(steps, rowsNow, isMore))
  const state = {
    loader,
    type: typeof values['type'] === 'string' ? values['type'] : '',
    amount,
    chosen: {},
  }
  if (equal.accepted && added !== undefined) judge(submissionListed, { ...state, added }, equal.exchange)
  if (equal.accepted && mayBeLimit) judgeAgain()
  const earlier = await rowsNow()
  const sameKey = { ...values, idempotency_key: randomUUID() }
  const twins = await atOnce([1, 2].map(() => [action, sameKey, main, 'the same key at the same moment'] as const))
  const first = twins.find(({ accepted }) => accepted)
  const isNew = (rows: typeof earlier): boolean => first === undefined || addedRows(earlier, rows)?.length !== 0
  const both = addedRows(earlier, await eventually(steps, rowsNow, isNew))
  if (first !== undefined && both !== undefined && !context.findings.has('key-counts-once', action))
    judge(keyCountsOnce, { added: both.length - 1, accepted: true, got: summary(first.exchange) }, first.exchange)
  if (!again.accepted || more !== 0 || !(first ?? equal).accepted) return
  const check = async (): Promise<void> => {
    const last = await rowsNow()
    const late = await probe(action, values, main, 'the first submission with its key, after others')
    const isPut = !late.accepted && isPolicy(reasonOf(late.exchange))
    const listed = addedRows(last, await rowsNow())
    if (isPut || listed === undefined) return
    const count = { isLater: true, added: listed.length, accepted: late.accepted, got: summary(late.exchange) }
    judge(keyCountsOnce, count, inCalls(late.exchange, submitted, late.exchange))
  }
  context.atTheEnd.push(check)
}

async function stateOf({ context, look }: Steps, account: Account, listed?: Step) {
  const forms = reviewedForms.filter(({ loader }) => context.cached.get(loader) !== true)
  const lists: Lists = {}
  const seen: Record<string, Exchange> = {}
  let plan: ReturnType<typeof planIn>
  const home = look('getAccount', {}, account)
  const steps = await Promise.all(
    forms.map(async ({ loader }) => ({
      ...{ loader, step: listed?.exchange.operation?.id === loader ? listed : await look(loader, {}, account) },
    })),
  )
  for (const { loader, step } of steps) {
    lists[loader] = rowsShown(step, 'transactions')
    seen[loader] = step.exchange
    if (loader === 'getUpgradeForm') plan = planIn(step)
  }
  return { lists, seen, plan, ...fundsIn(await home) }
}

interface Funds {
  balance: number | undefined
  history: Lists[string]
}

function fundsIn(home: Step): Funds {
  const balance = shows(home, 'account') ? minorOf(within(home.body, 'account')['tb']) : undefined
  return { balance, history: rowsShown(home, 'transactions') }
}

/** The earlier balance with what the bank itself has booked in between, but for that amount. Undefined if unknown. */
function balancesOf(before: Funds, after: Funds, amount: number) {
  const booked = addedRows(before.history, after.history)?.filter(
    (row) => row['status'] === 'successful' && minorOf(row['amount']) !== amount,
  )
  if (booked === undefined || before.balance === undefined || after.balance === undefined) return undefined
  const signed = (row: Record<string, unknown>) =>
    (minorOf(row['amount']) ?? 0) * (row['transaction_type'] === 'debit' ? -1 : 1)
  const then = booked.reduce((sum, row) => sum + signed(row), before.balance)
  return { what: 'the balance', before: then, after: after.balance }
}

/**
 * Submits with every coin and every choice, with and without a file. If older rows are wrong as well, the
 * list is blamed.
 */
async function everyChoice(
  steps: Steps,
  { loader, action, file, choice }: ReviewedForm,
  main: Account,
  older: Lists[string],
  first: { step: Step; amount: number; values: Values; least: number | undefined },
): Promise<void> {
  const { probe, judge, stop } = steps
  const form = await probe(loader, {}, main)
  const { coins, payable, options } = optionsOf(form, choice)
  const least = first.least ?? 0
  const rounds = Math.min(Math.max(coins.length, options.length, 4), 12)
  let rows = rowsShown(form, 'transactions') ?? stop(`the list of ${loader} cannot be read`)
  const attempts: Attempt[] = [
    {
      ...{ choice: 'the first form', cents: first.amount, step: first.step },
      again: () => probe(action, { ...first.values, idempotency_key: randomUUID() }, main, 'the first form again'),
    },
  ]
  const valuesOf = (round: number, text: string): Record<string, string> => {
    const option = options[round % Math.max(options.length, 1)]
    const picked = choice === undefined || option === undefined ? {} : { [choice.field]: option }
    return { ...picked, type: coins[round % coins.length] ?? '', amount: text }
  }
  const nameOf = (values: Record<string, string>): string =>
    [values['type'], values[choice?.field ?? '']].filter(Boolean).join(', ')
  const sent = new Map<string, Values>()
  let plan = planIn(form)
  const fundsNow = async () => fundsIn(await probe('getAccount', {}, main))
  let funds = action === 'submitCryptoDeposit' ? await fundsNow() : undefined
  const isPriced = action === 'submitUpgrade'
  // Paid in full, another plan than the present one shows a change without a review.
  const paid = Array.from({ length: isPriced ? rounds : 0 }, (_, round) => round).findLast(
    (round) => valuesOf(round, '')['plan'] !== plan?.name,
  )
  for (let round = 0; round < rounds + further.length; round += 1) {
    const extra = further[round - rounds]
    const own = round === paid ? priceOf(form, valuesOf(round, '')['plan']) : undefined
    const amount = own ?? least + (extra ?? pick(amounts, 40, round))
    const text = written(amount, extra !== undefined || round % 3 === 1)
    const offered = valuesOf(round, text)
    const unusual = round % 2 === 0 ? { ...offered, [file]: oddFile(round / 2) } : offered
    let step = await probe(action, unusual, main, `${nameOf(offered)}, ${text}`)
    if (!step.accepted && !isServed(step.exchange)) return
    const isOpen = step.accepted || payable.length === 0 || payable.includes(offered['type'] ?? '')
    const plain = isOpen ? offered : { ...offered, type: payable[round % payable.length] ?? '' }
    const what = nameOf(plain)
    const proved = (): Values => ({ ...plain, [file]: freshPicture() })
    sent.set(what, plain)
    // What cannot be read may have been accepted.
    if (objectOf(step.exchange) === undefined)
      rows = rowsShown(await probe(loader, {}, main), 'transactions') ?? stop(`the list of ${loader} cannot be read`)
    // A bank may require a proof, and take some kinds of files only.
    if (!step.accepted) step = await probe(action, proved(), main, `${what}, ${text}, with a proof`)
    attempts.push({
      choice: what,
      cents: amount,
      step,
      again: () => probe(action, proved(), main, `${what}, ${text}, again`),
    })
    if (!step.accepted && isPolicy(reasonOf(step.exchange))) break
    if (!step.accepted) continue
    const isListed = (shown: Step): boolean => addedRows(rows, rowsShown(shown, 'transactions'))?.length !== 0
    const now = await eventually(steps, () => probe(loader, {}, main), isListed)
    const after = rowsShown(now, 'transactions') ?? stop(`the list of ${loader} cannot be read`)
    const { type = '', amount: _amount, ...chosen } = plain
    const state = { loader, added: newRows(rows, after), type, amount, chosen }
    const isShownWrong =
      older !== undefined &&
      older.length > 1 &&
      state.added.length === 1 &&
      isLikeAll(older, state.added[0] ?? {}, 'status')
    const isLate = !isShownWrong && (await isListedLate(steps, main, rows, state))
    judge(submissionListed, state, isShownWrong || isLate ? now.exchange : step.exchange)
    if (isLate) stop(answersLate(loader))
    if (state.added.length === 1) noteTime(steps, state.added[0], now.exchange)
    const lost = lostRows(rows, after)
    judge(rowsStay, { list: 'transactions', lost, left: after.length }, now.exchange)
    const planNow = planIn(now)
    if (isPriced && plan !== undefined && planNow !== undefined && !isReviewed(rows, after))
      judge(reviewFirst, { what: 'the plan', before: plan.name, after: planNow.name }, step.exchange)
    plan = planNow
    if (funds !== undefined) {
      const left = await fundsNow()
      const balances = balancesOf(funds, left, amount)
      // A review may have ended since the list was read.
      const isCalm = async (): Promise<boolean> =>
        !isReviewed(rows, rowsShown(await probe(loader, {}, main), 'transactions'))
      if (balances !== undefined && (balances.before === balances.after || (await isCalm())))
        judge(reviewFirst, balances, step.exchange)
      funds = left
    }
    rows = after
  }
  const send = (what: string, cents: number): Promise<Step> => {
    const values = { ...(sent.get(what) ?? first.values), amount: written(cents), [file]: freshPicture() }
    return probe(action, values, main, `${what}, ${written(cents)}`)
  }
  // A bank may refuse a plan below the present one.
  await judgeAttempts(steps, attempts, send, () => action === 'submitUpgrade' || payable.length === 0)
}

export function planIn(step: Step): { name: unknown } | undefined {
  if (!shows(step, 'current_plan')) return undefined
  return { name: step.body['current_plan'] ?? within(step.body, 'user')['current_plan'] }
}

export function priceOf({ body }: Step, plan: string | undefined): number | undefined {
  return minorOf(rowsOf(body, 'plans').find((row) => row['plan_name'] === plan)?.['price'])
}

/** Minor units: with one decimal, with none, and too large for a narrow column. */
const further = [750, 800, 1000, 50_000, 123_456_789, 98_765_432_109]

function isLikeAll(rows: Record<string, unknown>[], row: Record<string, unknown>, name: string): boolean {
  return row[name] !== 'pending' && rows.every((older) => older[name] === row[name])
}
