import { randomUUID } from 'node:crypto'
import { rowsOf, saysYes } from '#tests/conformance/reading/rows.ts'
import { outcomeIs200, outcomeRules, ownData, plainText } from '#tests/conformance/rules/contents.ts'
import { actionServed, refusalInert } from '#tests/conformance/rules/effects.ts'
import { wrongPinRefused } from '#tests/conformance/rules/pins.ts'
import { keyInSession, keyNotReused, repliesAlike } from '#tests/conformance/rules/transfers.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { formsWithPin, otherPin } from '#tests/conformance/values/validRequest.ts'
import { atOneMoment } from './again.ts'
import { violationsIn } from './checks.ts'
import {
  isInOrder,
  judgeBody,
  judgeResponse,
  operationOf,
  pause,
  reasonOf,
  selected,
  sendAndJudge,
  sendCall,
  skipReason,
  validCall,
  type Context,
  type Values,
} from './context.ts'
import { isExpired, accepted, objectOf, summary, type Account, type Exchange, isServed, statusOf } from './exchange.ts'
import { leftOut, needs, textOf, type Reason } from './findings.ts'
import { isJustified, isUntrue } from './policy.ts'
import type { ResponseRule, Rule, StateRule } from './rule.ts'
import { isOfLiveSession, revived } from './signIn.ts'

export type Missing = (context: Context) => string | undefined

export interface Scenario {
  name: string
  uses: readonly string[]
  rules: readonly StateRule<never>[]
  /** Why the run cannot do it. Without it, a session is enough. */
  missing?: Missing
  run: (steps: Steps) => Promise<void> | void
}

export interface Step {
  exchange: Exchange
  body: Record<string, unknown>
  accepted: boolean
}

export interface Steps {
  context: Context
  /** Makes a valid call; `note` describes it. The scenario ends if the response cannot be read. */
  send: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  /** `send`, then `mustSucceed`. */
  succeed: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  /** Ends the scenario if the bank has refused, which is a finding unless the refusal is justified. */
  mustSucceed: (id: string, step: Step) => Step
  /** Makes a call that a bank may accept or refuse. Judges only that it does not break the backend. */
  probe: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  /** Probes at the same moment, judged once all have a response: a finding shows the calls of all. */
  atOnce: (calls: readonly Parameters<Steps['probe']>[]) => Promise<Step[]>
  /** A probe without a session. */
  guest: (id: string, values: Values, note: string) => Promise<Step>
  /** A probe that the rule judges. */
  judged: (rule: StateRule<Step>, ...call: Parameters<Steps['probe']>) => Promise<Step>
  look: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  judge: <State>(rule: StateRule<State>, state: State, exchange: Exchange) => void
  skip: (rule: StateRule<never>, reason: Reason) => void
  /** Fields that the contract does not describe, which every action carries. */
  more?: (id: string) => Values
  stop: (reason: string) => never
}

/** Not what rests on values of the customer that a call may just have changed. */
const restingOnState: readonly ResponseRule[] = [outcomeIs200, ownData, plainText]

const contentRules = outcomeRules.filter((rule) => rule.level === 'MUST' && !restingOnState.includes(rule))

class Stopped extends Error {}

export async function runScenario(scenario: Scenario, context: Context): Promise<void> {
  const reason = skipReasonOf(scenario, context)
  if (reason !== undefined) {
    noteSkipped(scenario, context, reason)
    return
  }
  try {
    await scenario.run(stepsOf(context))
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    noteSkipped(scenario, context, error.message)
  }
}

function skipReasonOf({ uses, missing = needsMain }: Scenario, context: Context): Reason | undefined {
  const operations = uses.map((id) => operationOf(context, id))
  if (!operations.some((operation) => selected(context, operation))) return leftOut
  const cached = uses.find((id) => context.cached.get(id) === true)
  if (cached !== undefined) return answersLate(cached)
  const absent = operations.filter((operation) => !selected(context, operation) && operation.effect !== 'read')
  if (absent.length > 0) return needs(absent.map(({ id }) => id))
  return (
    operations.map((operation) => skipReason(context, operation)).find((bar) => bar !== undefined) ?? missing(context)
  )
}

export const answersLate = (loader: string): string => `${loader} answers from a cache`

function noteSkipped({ uses, rules }: Scenario, context: Context, why: Reason): void {
  const wanted = uses.filter((id) => selected(context, operationOf(context, id)))
  const missing = wanted.filter((id) => context.findings.isMissing(id))
  const reason = missing.length === 0 ? why : `${missing.join(' and ')}: not implemented yet`
  const text = textOf(reason)
  const known = context.usedUp.has(text) ? `used up by a former run: ${text}` : undefined
  for (const id of wanted) {
    const tally = context.findings.tally(id)
    if (tally.reason === undefined) tally.known = known
    tally.reason ??= skipReason(context, operationOf(context, id)) ?? reason
  }
  if (wanted.length > 0) for (const rule of rules) context.findings.skipped(rule, known ?? reason)
}

/** What is short for a probe. */
export const shortFor = ({ probe, judge }: Pick<Steps, 'probe' | 'judge'>): Pick<Steps, 'guest' | 'judged'> => ({
  guest: (id, values, note) => probe(id, values, undefined, note),
  judged: async (rule, ...call) => {
    const step = await probe(...call)
    judge(rule, step, step.exchange)
    return step
  },
})

function stepsOf(context: Context): Steps {
  const stop = (reason: string): never => {
    throw new Stopped(reason)
  }
  const { calls: putOff } = context.putOff
  const steps: Steps = {
    context,
    stop,
    send: async (id, values = {}, holder, note) => {
      const operation = operationOf(context, id)
      const exchange = await sendAndJudge(context, validCall(operation, values, holder, note))
      const body = objectOf(exchange)
      if (body === undefined) return stop(`the response to ${id} cannot be read: ${summary(exchange)}`)
      return { exchange, body, accepted: accepted(operation, exchange) }
    },
    succeed: async (id, ...call) => steps.mustSucceed(id, await steps.send(id, ...call)),
    mustSucceed: (id, step) => {
      const { kind } = operationOf(context, id)
      if (kind === 'loader' && isServed(step.exchange)) return step
      if (step.accepted) {
        steps.judge(actionServed, { reason: undefined }, step.exchange)
        return step
      }
      const reason = reasonOf(step.exchange)
      const isLocked = saysYes(step.body['locked'])
      // A bank may refuse what it has done before: a change too soon, one order too many.
      const isNever = context.findings.tally(id).accepted === 0
      // Accounts may be by invitation.
      const mayRefuseAll = id === 'signUp' && !isUntrue(id, reason)
      if (
        kind === 'action' &&
        !mayRefuseAll &&
        isServed(step.exchange) &&
        isNever &&
        !isJustified(id, reason) &&
        !isLocked
      )
        steps.judge(actionServed, { reason }, step.exchange)
      return stop(`${id} was refused: ${reason}`)
    },
    probe: async (...call) => {
      const step = await take(context, ...call)
      judgeProbe(context, step.exchange)
      return step
    },
    atOnce: async (calls) => {
      const all = await Promise.all(calls.map((call) => take(context, ...call)))
      const again = atOneMoment(all.map(({ exchange }) => exchange))
      for (const { exchange } of all) judgeProbe(context, Object.assign(exchange, { again }))
      return all
    },
    guest: (...call) => shortFor(steps).guest(...call),
    judged: (...call) => shortFor(steps).judged(...call),
    look: async (...call) => {
      const step = await take(context, ...call)
      judgeResponse(context, step.exchange)
      return step
    },
    judge: (rule, state, exchange) => {
      if (exchange.operation !== undefined && !selected(context, exchange.operation)) return
      context.findings.checked(rule)
      context.findings.checks += 1
      const violation = rule.check(state)
      if (violation === undefined || (isOfOutcome(rule) && isUnreadable(exchange))) return
      // What was not read proves nothing.
      const isLost = isPutOff(exchange.response) || (context.putOff.calls > 0 && isExpired(exchange))
      if (isLost || context.putOff.calls > putOff)
        context.findings.skipped(rule, 'the bank has put calls off (HTTP 429 or 503)')
      else context.findings.addViolation(rule, violation, exchange)
    },
    skip: (rule, reason) => {
      context.findings.skipped(rule, reason)
    },
  }
  return steps
}

/** Whether the rule is about an action that was accepted, or that was refused. */
function isOfOutcome({ id, restsOn }: Rule): boolean {
  return [actionServed.id, refusalInert.id].includes(id) || restsOn?.includes('an accepted action') === true
}

/** It may be a success or a refusal. Other rules find it. */
function isUnreadable(exchange: Exchange): boolean {
  return isServed(exchange) && objectOf(exchange) === undefined
}

async function take(context: Context, ...[id, values = {}, holder, note = 'a plain call']: Parameters<Steps['probe']>) {
  const operation = operationOf(context, id)
  const call = validCall(operation, values, holder, note)
  const exchange = await revived(context, call, await sendCall(context, call, operation.kind === 'action'))
  return { exchange, body: objectOf(exchange) ?? {}, accepted: accepted(operation, exchange) }
}

function judgeProbe(context: Context, exchange: Exchange): void {
  if (!judgeBody(context, exchange) || !isInOrder(exchange)) return
  judgeStatus(context, exchange)
  judgeContents(context, exchange)
}

export async function provePin({ context, probe, stop }: Steps, account: Account): Promise<void> {
  const { pin, email, hasRightPin } = account
  if (pin === undefined || hasRightPin === true) return
  const { accepted: isRight } = await probe('confirmPin', { pin }, account, 'is the PIN right?')
  const others = Object.values(context.accounts).some((other) => other !== account && other.hasRightPin === true)
  if (!isRight && others) stop(`the bank accepts the PINs of other customers but not that of ${email}: is it right?`)
}

/** A PIN that is accepted shows which one is set only if others are refused, also after the right one. */
export async function showsPin({ context, probe, judged }: Steps, account: Account, right: string): Promise<boolean> {
  const any = await judged(
    wrongPinRefused,
    'confirmPin',
    { pin: '9264' },
    account,
    'a PIN that was never set, after the right one',
  )
  if (!any.accepted) await probe('confirmPin', { pin: right }, account, 'the right PIN')
  return !any.accepted && !context.findings.has(wrongPinRefused.id, 'confirmPin')
}

/** The right PIN after each wrong one ends the count of these. */
export async function refusedEverywhere(
  { context, probe, judged }: Steps,
  account: Account,
  wrong: string,
  right: string,
  note: string,
): Promise<void> {
  for (const [id, values] of formsWithPin(context, wrong)) {
    await judged(wrongPinRefused, id, values, account, note)
    await probe(id, { ...values, pin: right }, account, 'the right PIN')
  }
}

/** A repetition with an unknown token must not get the first response. */
export async function repeatedByNobody({ context, judge, guest }: Steps, id: string, values: Values): Promise<void> {
  const { hasIdempotencyKey, session } = operationOf(context, id)
  if (!hasIdempotencyKey || session === 'none') return
  const token = 'conformance.not-a-token.0'
  const step = await guest(id, { ...values, token }, 'the same call and key with an unknown token')
  const other = { ...values, token, idempotency_key: randomUUID() }
  const isOpen =
    step.accepted && (await guest(id, other, 'the same call with an unknown token and another key')).accepted
  judge(keyInSession, { ...step, accepted: step.accepted && !isOpen }, step.exchange)
}

/** Sends an action again with its key, which must get the first response. */
export async function repeated(steps: Steps, first: Step, values: Values, holder?: Account): Promise<void> {
  const { context, probe, judge } = steps
  const { id, hasIdempotencyKey } = first.exchange.operation ?? operationOf(context, 'signUp')
  if (!hasIdempotencyKey || !first.accepted) return
  await repeatedByNobody(steps, id, values)
  const again = await probe(id, values, holder, 'the same call and key again')
  if (isExpired(again.exchange)) return
  const outcome = (step: Step): string => (step.accepted ? 'a success' : `a refusal: ${reasonOf(step.exchange)}`)
  if (!again.accepted) {
    const other = await probe(
      id,
      { ...values, idempotency_key: randomUUID() },
      holder,
      'the same call with another key',
    )
    const said = (step: Step): string => outcome(step).replaceAll(/\d+/g, '0')
    if (said(other) === said(again)) {
      context.findings.checked(repliesAlike)
      return
    }
  }
  judge(repliesAlike, { first: outcome(first), again: outcome(again) }, again.exchange)
  if (again.accepted) await withOtherFields(steps, again, values, holder)
}

/** Accepted with the used key only: the bank compares nothing but the key. */
async function withOtherFields(
  { probe, judged }: Steps,
  { exchange: { operation } }: Step,
  values: Values,
  holder: Account | undefined,
): Promise<void> {
  const last = operation?.form.findLast(({ name }) => typeof values[name] === 'string' && name !== 'idempotency_key')
  const text = values[last?.name ?? '']
  if (operation === undefined || last === undefined || typeof text !== 'string') return
  // A bank may take the digits of a code only.
  const other = { ...values, [last.name]: /^\d+$/.test(text) ? otherPin(text) : `${text}x` }
  const fresh = { ...other, idempotency_key: randomUUID() }
  if ((await probe(operation.id, fresh, holder, `another ${last.name}, with another key`)).accepted) return
  await judged(keyNotReused, operation.id, other, holder, `a used key with another ${last.name}`)
}

export async function firstAccepted<Form>(
  { send, succeed }: Steps,
  id: string,
  forms: readonly Form[],
  valuesOf: (form: Form) => Values,
  holder?: Account,
  note?: string,
): Promise<{ step: Step; form: Form; values: Values }> {
  const [last, ...others] = forms.toReversed()
  if (last === undefined) throw new Error('There is no form to send.')
  for (const form of others.toReversed()) {
    const values = valuesOf(form)
    const step = await send(id, values, holder, note)
    if (step.accepted) return { step, form, values }
  }
  const values = valuesOf(last)
  return { step: await succeed(id, values, holder, note), form: last, values }
}

/** Milliseconds: how long the effect of an action may take. */
const waits = [150, 450, 900, 1500]

/** Reads again until the effect of an action shows, since a bank may work from a queue. */
export async function eventually<T>(
  { context }: Steps,
  read: () => Promise<T>,
  isShown: (seen: T) => boolean,
): Promise<T> {
  let seen = await read()
  for (const wait of waits) {
    // A bank that has kept nothing so far keeps nothing later.
    if (isShown(seen) || context.vainWaits > 1) return seen
    await pause(context.settings, wait)
    seen = await read()
  }
  if (!isShown(seen)) context.vainWaits += 1
  return seen
}

/** Milliseconds: how long a loader may answer from a cache. */
const cacheWaits = [2000, 4000, 6000]

/**
 * Whether a loader shows by itself, only later, what it should have shown at once: it answers from a cache. For use
 * where a finding would be made otherwise. A loader is waited for once.
 */
export async function isCached({ context }: Steps, loader: string, isRight: () => Promise<boolean>): Promise<boolean> {
  const known = context.cached.get(loader)
  if (known !== undefined) return known
  let isLate = false
  for (const wait of cacheWaits) {
    await pause(context.settings, wait)
    isLate = await isRight()
    if (isLate) break
  }
  context.cached.set(loader, isLate)
  if (isLate) context.vainWaits = 0
  return isLate
}

export function mainOf({ context, stop }: Pick<Steps, 'context' | 'stop'>): Account {
  return context.accounts.main ?? stop('no customer is signed in')
}

export const needsMain: Missing = ({ accounts }) =>
  accounts.main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined

export const needsPin: Missing = (context) =>
  needsMain(context) ?? (context.accounts.main?.pin === undefined ? 'needs the PIN: --pin' : undefined)

export const needsMail: Missing = ({ accounts, settings }) =>
  settings.readCode === undefined
    ? 'needs the code from an e-mail: --code-command'
    : accounts.enrolled === undefined
      ? 'no customer could be signed up'
      : undefined

export function shows({ exchange }: Pick<Step, 'exchange'>, ...names: string[]): boolean {
  const isBroken = exchange.issues.some(({ path }) => names.includes(path.split(/[.[]/, 1)[0] ?? '') || path === '')
  return isServed(exchange) && objectOf(exchange) !== undefined && !isBroken && ownData.check(exchange) === undefined
}

function judgeContents({ findings }: Context, exchange: Exchange): void {
  for (const { rule, violation } of violationsIn(contentRules, exchange))
    findings.addViolation(rule, violation, exchange)
}

function judgeStatus({ findings }: Context, exchange: Exchange): void {
  findings.checked(outcomeIs200)
  const status = statusOf(exchange)
  const { kind, session } = exchange.operation ?? {}
  // Other rules judge a session that ends, and which tokens an operation takes.
  const isRefusal = kind === 'action' && session === 'session' && isOfLiveSession(exchange)
  const isOther = status === 429 || (status === 401 && !isRefusal)
  const violation = isOther ? undefined : outcomeIs200.check(exchange)
  if (violation !== undefined) findings.addViolation(outcomeIs200, violation, exchange)
}

/** Undefined as well if the response lacks the list, which may be optional. */
export function rowsShown(step: Step, name: string): Record<string, unknown>[] | undefined {
  return shows(step, name) && Array.isArray(step.body[name]) ? rowsOf(step.body, name) : undefined
}
