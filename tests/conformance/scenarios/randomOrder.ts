/** All calls of a customer in a random order, each judged by what all loaders show before and after it. */
import { isOpen, operationOf, reasonOf } from '#tests/conformance/context.ts'
import { type Account, isExpired, isServed, objectOf } from '#tests/conformance/exchange.ts'
import { isJustified, isPolicy } from '#tests/conformance/policy.ts'
import { addedRows, minorOf, saysNo, saysYes, within } from '#tests/conformance/reading/rows.ts'
import { snapshotOf, otherChanged } from '#tests/conformance/reading/snapshot.ts'
import {
  actionServed,
  extraFieldsIgnored,
  extraFieldsInert,
  nothingElse,
  othersUntouched,
  refusalInert,
  readBy,
} from '#tests/conformance/rules/effects.ts'
import { eventually, mainOf, rowsShown, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { shuffled } from '#tests/conformance/transport/parallel.ts'
import { putPasswordBack } from './credentials.ts'
import { type CustomerCall, endsSessions, guestCallsOf, sentIn, whole } from './customerCall.ts'
import { callsOf } from './customerCalls.ts'
import { withMore } from './extras.ts'
import { order } from './order.ts'
import { profileFieldsOf, saveProfile, usualValues, valuesOf } from './profile.ts'
import { isShownAsSent } from './profileCalls.ts'
import { tryAs } from './signIns.ts'

/** Milliseconds that the loaders of one customer's moves may take. */
const mostMs = 60_000

/** First, since later calls would do the same. */
export const callsWithoutSession: Scenario = {
  name: 'calls of anybody',
  uses: ['getProfile'],
  rules: [nothingElse, othersUntouched, refusalInert],
  run: async (steps) => {
    const main = mainOf(steps)
    const { context, probe } = steps
    const unconfirmed: CustomerCall = {
      id: 'submitTransfer',
      act: () => probe('submitTransfer', order(context), main, 'an order without a confirmed PIN'),
    }
    const calls = [...guestCallsOf(steps, main), unconfirmed].filter(({ id }) => isOpen(context, id))
    await makeInTurn(steps, main, calls, new Set(), true)
  },
}

export const randomOrder: Scenario = {
  name: 'calls in any order',
  uses: ['getProfile'],
  rules: [nothingElse, othersUntouched, refusalInert, actionServed, extraFieldsInert, extraFieldsIgnored],
  run: async (steps) => {
    const { context } = steps
    const { second } = context.accounts
    const main = mainOf(steps)
    const mine = main.tokenKind === 'session' ? await walk(steps, main, (calls) => shuffled(calls)) : []
    if (second?.tokenKind !== 'session') return
    const theirs = await walk(steps, second, (calls) => someOf(shuffled(calls, 3)))
    await judgeServed(steps, mine, theirs)
  },
}

async function walk(
  steps: Steps,
  account: Account,
  choose: (calls: CustomerCall[]) => CustomerCall[],
): Promise<Made[]> {
  await completeProfile(steps, account)
  const calls = callsOf(steps, account)
  if (account.kind !== 'main') {
    const mustFail = calls.filter((call) => call.mustFail !== undefined)
    await refuseTogether(steps, account, mustFail)
    return make(steps, account, choose(calls.filter((call) => !mustFail.includes(call))))
  }
  const made = await make(steps, account, choose(calls))
  await makeWithMore(steps, account, calls, new Set(made.flatMap((step) => (step.accepted ? [step.call] : []))))
  return made
}

/** All that add a row, one of each operation, and half of the others. */
function someOf(calls: readonly CustomerCall[]): CustomerCall[] {
  return calls.filter(
    ({ id, list }, index) =>
      list !== undefined || index % 2 === 0 || calls.findIndex((call) => call.id === id) === index,
  )
}

/** Compared after all of them: the main customer has made each by itself. */
async function refuseTogether(steps: Steps, account: Account, calls: readonly CustomerCall[]): Promise<void> {
  const hasChanged = await otherChanged(steps, mainOf(steps), wrongIn(steps))
  const kept = calls.filter(({ id }) => !wrongIn(steps).has(id))
  for (const call of kept) {
    const step = await call.act()
    if (step !== undefined) judgeRefused(steps, call, step)
    await call.settle?.()
  }
  if (await hasChanged([])) await makeInTurn(steps, account, kept, wrongIn(steps), false)
}

function judgeRefused({ judge }: Steps, { mustFail }: CustomerCall, step: Step): void {
  const { exchange } = step
  if (mustFail !== undefined) judge(mustFail, { ...step, what: exchange.note }, exchange)
}

/**
 * What the bank accepts of the main customer it accepts of the second one. Both call again, since it may have reached a
 * limit in between, or the second one a limit of its own.
 */
export async function judgeServed(steps: Steps, mine: readonly Made[], theirs: readonly Made[]): Promise<void> {
  for (const [index, { call, exchange, accepted, ...refused }] of theirs.entries()) {
    const twin = mine.find((step) => step.accepted && step.call.id === call.id && step.exchange.note === exchange.note)
    if (accepted || twin === undefined || steps.context.findings.has(actionServed.id, call.id)) continue
    const later = theirs.slice(index + 1).some((step) => step.accepted && step.call.id === call.id)
    if (exchange.holder?.served?.has(call.id) === true && !later) continue
    if (await mayRefuse(steps, { ...refused, exchange, accepted })) continue
    const again = await twin.call.act()
    const step = await call.act()
    await call.settle?.()
    if (again?.accepted !== true || step === undefined || step.accepted || (await mayRefuse(steps, step))) continue
    judgeUnlike(steps, step)
  }
}

function judgeUnlike({ judge }: Steps, { exchange }: Step): void {
  const reason = `of ${exchange.holder?.email ?? 'a customer'}, while it accepts the same of another: ${reasonOf(exchange)}`
  judge(actionServed, { reason }, exchange)
}

async function mayRefuse({ probe }: Steps, { exchange, body }: Step): Promise<boolean> {
  const { operation, holder } = exchange
  const reason = reasonOf(exchange)
  if (objectOf(exchange) === undefined || !isServed(exchange) || saysYes(body['locked'])) return true
  if (operation === undefined || isJustified(operation.id, reason)) return true
  // A bank may refuse a form without a method, which is sent where none is offered.
  if (exchange.form.parts.some(({ name, value }) => name === 'type' && value === '')) return true
  if (operation.id !== 'submitTransfer') return false
  const { tb, balance } = (await probe('getTransferFee', {}, holder)).body
  const amount = minorOf(sentIn({ exchange }, 'amount')) ?? 0
  return (minorOf(tb ?? balance) ?? 0) < 4 * amount
}

/** Makes one accepted call of each kind and all calls of guests, in another order. */
async function makeWithMore(
  steps: Steps,
  account: Account,
  plain: readonly CustomerCall[],
  done: ReadonlySet<CustomerCall>,
): Promise<void> {
  const { context, judge } = steps
  const isGuests = (id: string): boolean => operationOf(context, id).session === 'none'
  const calls = plain.flatMap((call, index): CustomerCall[] => {
    const same = plain.filter((other) => other.id === call.id && done.has(other))
    if (!(isGuests(call.id) ? same : same.slice(-1)).includes(call)) return []
    const all = callsOf(withMore(steps, call.id), account)
    const act = async (): Promise<Step | undefined> => {
      // What can be done once has been done.
      const step = (await all[index]?.act()) ?? (await all[plain.findIndex(({ id }) => id === call.id)]?.act())
      if (step === undefined || isPolicy(reasonOf(step.exchange))) return step
      const again = step.accepted ? undefined : await call.act()
      if (step.accepted) judge(extraFieldsIgnored, { got: undefined }, step.exchange)
      else if (again?.accepted === true) judge(extraFieldsIgnored, { got: reasonOf(step.exchange) }, step.exchange)
      return again?.accepted === true ? again : step
    }
    return [{ ...(all[index] ?? call), act }]
  })
  await make({ ...steps, more: () => ({}) }, account, shuffled(calls, 2))
}

/** What is empty cannot be lost. */
async function completeProfile({ context, probe }: Steps, account: Account): Promise<void> {
  if (!isOpen(context, 'updateProfile') || !isShownAsSent(context)) return
  const fields = profileFieldsOf(context)
  const own = valuesOf(fields, within((await probe('getProfile', {}, account)).body, 'profile'))
  const full = {
    ...usualValues(fields),
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== '')),
  }
  context.restore.push(() => saveProfile(context, account, own))
  if (Object.values(own).includes('')) await probe('updateProfile', full, account, 'a profile without an empty field')
}

type Made = Step & { call: CustomerCall }

/** Operations with a finding, which would be found again as something else. */
function wrongIn({ context: { findings, plan } }: Steps): Set<string> {
  const isWrong = (id: string): boolean =>
    findings.all.some(({ operation, level }) => operation === id && level === 'MUST')
  return new Set(plan.operations.flatMap(({ id }) => (isWrong(id) ? [id] : [])))
}

async function make(steps: Steps, account: Account, calls: readonly CustomerCall[]): Promise<Made[]> {
  const { findings } = steps.context
  const but = wrongIn(steps)
  const known = findings.all.length
  const hasChanged = await otherChanged(steps, account, but)
  const kept = calls.filter(({ id }) => !but.has(id))
  const made = await makeInTurn(steps, account, kept, but, false)
  const sent = made.map(({ exchange }) => exchange)
  const again = calls.filter(({ id }) => !wrongIn(steps).has(id))
  if (findings.all.length === known && (await hasChanged(sent))) await makeInTurn(steps, account, again, but, true)
  return made
}

async function makeInTurn(
  steps: Steps,
  account: Account,
  calls: readonly CustomerCall[],
  but: ReadonlySet<string>,
  withOther: boolean,
): Promise<Made[]> {
  const { context } = steps
  const signIn = (): Promise<Step> => tryAs(context, account.email, account.password, 'can the customer sign in?')
  const blames = steps.more === undefined ? nothingElse : extraFieldsInert
  let snapshot = await snapshotOf(steps, account, { withOther, but, blames })
  // A password that was not right before proves nothing.
  const first = context.lostFacts.has('verified') ? undefined : await signIn()
  if (first !== undefined) await snapshot.compare(first)
  let signedIn = first?.accepted === true ? 'a session' : undefined
  const made: Made[] = []
  let takes = 0
  const isKnown = (id: string): boolean => [blames.id, 'refusal-inert'].some((rule) => context.findings.has(rule, id))
  const before = new Set(calls.filter(({ id }) => isKnown(id)).map(({ id }) => id))
  for (const [index, call] of calls.entries()) {
    const { id, act, settle, changes, list, shows } = call
    if (takes > mostMs) {
      const { email } = account
      context.findings.notes.push(
        `Left out ${calls.length - index} calls of ${email} in a random order: the bank is slow.`,
      )
      break
    }
    if (isKnown(id) && !before.has(id)) continue
    const { token } = account
    const isGuests = operationOf(context, id).session === 'none'
    const hasEnded = isGuests && !endsSessions.has(id) ? await watchSession(steps, token) : undefined
    const step = list === undefined ? await act() : await booked(steps, account, list, act)
    if (step === undefined) continue
    made.push({ ...step, call })
    judgeRefused(steps, call, step)
    const seen = await snapshot.compare(step, step.accepted ? changes : undefined)
    if (step.accepted) shows?.(step, seen.before, seen.after)
    await settle?.()
    const slow = [...seen.after.values()].reduce((most, { response }) => Math.max(most, response.ms), 0)
    takes += slow * Math.ceil(seen.after.size / context.settings.concurrency)
    if (!endsSessions.has(id) && account.token !== token) {
      await judgeSession(steps, account, step, whole(call))
      snapshot = await snapshotOf(steps, account, { withOther, but, blames })
    }
    if (await hasEnded?.()) steps.judge(blames, { what: 'the session', before: 'alive', after: 'ended' }, step.exchange)
    if (!isGuests && !endsSessions.has(id)) continue
    const { accepted, exchange, body } = await signIn()
    const now = accepted ? 'a session' : reasonOf(exchange)
    if (isPolicy(now) || isPutOff(exchange.response)) continue
    if (signedIn !== undefined)
      steps.judge(blames, { what: 'the sign-in', before: signedIn, after: now, through: readBy.signIn }, step.exchange)
    if (signedIn !== undefined && !accepted) await putPasswordBack(steps, account, step.exchange)
    if (saysNo(body['verified'])) context.lostFacts.add('verified')
    signedIn = now
  }
  return made
}

/** Only a session that was seen alive before can be seen to end. */
async function watchSession(
  { guest }: Steps,
  token: string | undefined,
): Promise<(() => Promise<boolean>) | undefined> {
  if (token === undefined) return undefined
  const look = () => guest('getContact', { token }, 'is the session alive?')
  return (await look()).accepted ? async () => isExpired((await look()).exchange) : undefined
}

/** A bank may book an order from a queue. */
async function booked(
  steps: Steps,
  account: Account,
  loader: string,
  act: CustomerCall['act'],
): Promise<Step | undefined> {
  const rows = async () => rowsShown(await steps.probe(loader, {}, account), 'transactions')
  const before = await rows()
  const step = await act()
  if (step?.accepted === true) await eventually(steps, rows, (now) => addedRows(before, now)?.length !== 0)
  return step
}

/** Each time after the call, and not without it: a bank may end sessions after a time, or after some calls. */
async function judgeSession(steps: Steps, account: Account, step: Step, act: CustomerCall['act']): Promise<void> {
  const { probe, judge } = steps
  const endsAfter = async (call: () => Promise<unknown>): Promise<boolean> => {
    const { token } = account
    await call()
    await probe('getContact', {}, account, 'is the session alive?')
    return account.token !== token
  }
  const nothing = () => probe('getProfile', {}, account, 'nothing but a look')
  for (let times = 0; times < 4; times += 1) if ((await endsAfter(nothing)) || !(await endsAfter(act))) return
  const change = { path: 'the session', before: 'alive', after: 'ended' }
  if (step.accepted) judge(nothingElse, { ...change, what: change.path }, step.exchange)
  else judge(refusalInert, { what: step.exchange.note, change }, step.exchange)
}
