import { isDeepStrictEqual } from 'node:util'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { within } from '#tests/conformance/reading/rows.ts'
import { bodyRules, failureIsJson } from '#tests/conformance/rules/bodies.ts'
import { noSecrets, outcomeIs200 } from '#tests/conformance/rules/contents.ts'
import {
  pinCountEnds,
  responsesDistinguishable,
  responsesOwnOperation,
  wrongPinRefused,
} from '#tests/conformance/rules/laws.ts'
import { empty, unknownMarker } from '#tests/conformance/rules/names.ts'
import type { WireResponse } from '#tests/conformance/transport/client.ts'
import { inParallel, shuffled } from '#tests/conformance/transport/parallel.ts'
import type { Form } from '#tests/conformance/transport/wire.ts'
import { validForm } from '#tests/conformance/values/validRequest.ts'
import { violationsIn } from './checks.ts'
import { type Context, asksForPin, operationOf, selected, sendAndJudge, sendCall, validCall } from './context.ts'
import { type Account, type Call, type Exchange, accepted, isExpired, objectOf, summary } from './exchange.ts'
import { endpointId, leftOut, needs } from './findings.ts'
import type { CallRule, Law, Missing, Violation } from './rule.ts'
import { revived } from './signIn.ts'

interface Planned {
  rule: CallRule
  call: Call
}

/** The operations of a part of the sweep. */
type Chosen = (operation: PlannedOperation) => boolean

type Restoration = (context: Context, account: Account, varied: Exchange) => Promise<string | undefined>

/** Undone after each call, so these run one by one: banks count wrong PINs, and no sign-up must get the address. */
const restorations: Partial<Record<string, Restoration>> = {
  // One after another: accepted documents may end the token of the next ones.
  submitVerification: () => Promise.resolve(undefined),
  createPin: firstPin,
  updatePin: rightPin,
  updateEmail: rightEmail,
}

function restorationOf(operation: PlannedOperation): Restoration | undefined {
  return asksForPin(operation) ? rightPin : restorations[operation.id]
}

/** Without a response to the unchanged form, a variation proves nothing. */
export async function proveForms(context: Context, of: Chosen): Promise<void> {
  const call = (form: Form, note: string) => sendCall(context, { operation: undefined, form, note })
  context.unnamed = {
    nothing: (await call(empty, 'nothing at all')).response,
    unknown: (await call(unknownMarker, 'an unknown marker')).response,
  }
  for (const operation of context.plan.operations.filter(of)) {
    const form = selected(context, operation) ? validForm(context, operation) : { missing: leftOut }
    if ('missing' in form) continue
    const { circumstance } = form
    const note = `the form that is varied${circumstance === undefined ? '' : `: ${circumstance}`}`
    const call = validCall(operation, form.values, form.holder, note)
    const exchange = await revived(context, call, await sendCall(context, call))
    context.unvaried.set(operation.id, exchange)
    const found = violationsIn(bodyRules, exchange)
    for (const { rule, violation } of found) context.findings.addViolation(rule, violation, exchange)
    if (isExpired(exchange) || found.at(-1)?.rule.final === true)
      context.unproven.set(
        operation.id,
        context.findings.isMissing(operation.id)
          ? `${operation.id}: not implemented yet`
          : `the valid form is refused as well: ${summary(exchange)}`,
      )
    if (form.holder !== undefined && lacks(context, operation) === undefined)
      await restorationOf(operation)?.(context, form.holder, exchange)
  }
}

export async function perform(context: Context, rules: readonly CallRule[], of: Chosen = () => true): Promise<void> {
  for (const rule of rules) await rule.prepare?.(context)
  const planned = rules.flatMap((rule) => callsOf(rule, context, of))
  const { concurrency, onProgress } = context.settings
  let done = 0
  const exchanges = new Map<CallRule, Exchange[]>()
  const send = async ({ rule, call }: Planned): Promise<Exchange> => {
    context.settings.signal?.throwIfAborted()
    const exchange = await revived(context, call, await sendCall(context, call))
    exchanges.set(rule, [...(exchanges.get(rule) ?? []), exchange])
    judge(context, rule, exchange)
    done += 1
    if (done % 20 === 0) onProgress?.(done, planned.length, call.operation?.id ?? endpointId)
    return exchange
  }
  const undoOf = ({ operation, isVaried }: Call) =>
    isVaried === true && operation !== undefined ? restorationOf(operation) : undefined
  const many = planned.filter(({ call }) => undoOf(call) === undefined)
  await inParallel(shuffled(many), concurrency, async (entry) => void (await send(entry)))
  const problems = new Set<string>()
  for (const entry of planned) {
    const restore = undoOf(entry.call)
    if (restore === undefined) continue
    const exchange = await send(entry)
    const { holder } = entry.call
    const problem = holder === undefined ? undefined : await restore(context, holder, exchange)
    if (problem !== undefined) problems.add(problem)
  }
  context.findings.notes.push(...problems)
  for (const [rule, all] of exchanges) {
    for (const { exchange, violation } of rule.compare?.(all) ?? [])
      context.findings.addViolation(rule, violation, exchange)
    if (rule.misnames === true) blameDispatch(context, rule, all)
  }
}

function blameDispatch({ findings }: Context, rule: CallRule, all: readonly Exchange[]): void {
  const isCrud = ({ operation }: Exchange): boolean => operation?.query['crud'] !== undefined
  for (const [way, calls] of [
    ['crud', all.filter(isCrud)],
    ['a marker', all.filter((exchange) => !isCrud(exchange))],
  ] as const) {
    const [first] = calls
    const isEverywhere = calls.every(({ operation }) => findings.has(rule.id, operation?.id ?? endpointId))
    if (first === undefined || calls.length < 3 || !isEverywhere) continue
    const got = `every operation with ${way} is affected`
    findings.addViolation(
      rule,
      { expected: 'no operation that responds to this', got },
      { ...first, operation: undefined },
    )
  }
}

function callsOf(rule: CallRule, context: Context, of: Chosen): Planned[] {
  const operations = context.plan.operations.filter((operation) => selected(context, operation) && of(operation))
  const targets: readonly PlannedOperation[] = rule.endpoint === true ? operations.slice(0, 1) : operations
  return targets.flatMap((operation) => {
    const unproven = rule.endpoint === true ? undefined : context.unproven.get(operation.id)
    const wanted = rule.calls(operation, context)
    const isNothing = Array.isArray(wanted) && wanted.length === 0
    const calls: Call[] | Missing = unproven === undefined || isNothing ? wanted : { missing: unproven }
    const lacking = lacks(context, operation)
    if (Array.isArray(calls) && (lacking === undefined || !calls.some(({ isVaried }) => isVaried === true)))
      return calls.map((call) => ({ rule, call }))
    if (Array.isArray(calls)) {
      context.findings.skipped(rule, lacking ?? '')
      return []
    }
    context.findings.skipped(rule, calls.missing)
    if (calls.optional === true) return []
    if (!rule.id.startsWith('session')) context.findings.tally(operation.id).reason ??= calls.missing
    return []
  })
}

/** An operation that is not called cannot undo anything. */
function lacks(context: Context, operation: PlannedOperation): string | undefined {
  const isUndone =
    ![rightPin, firstPin].some((undo) => undo === restorationOf(operation)) ||
    selected(context, operationOf(context, 'confirmPin'))
  return isUndone ? undefined : needs(['confirmPin'])
}

async function rightPin(context: Context, account: Account): Promise<string | undefined> {
  if (account.pin === undefined) return undefined
  const operation = operationOf(context, 'confirmPin')
  const wasRight = account.hasRightPin === true
  const exchange = await sendAndJudge(context, validCall(operation, { pin: account.pin }, account))
  if (accepted(operation, exchange)) return undefined
  // If wrong PINs are accepted, it is not known which one is right.
  const isKnown = wasRight && !context.findings.has(wrongPinRefused.id, operation.id)
  const expected = 'the right PIN, as there were right ones between the wrong ones'
  if (isKnown && selected(context, operation))
    context.findings.addViolation(pinCountEnds, { expected, got: summary(exchange) }, exchange)
  return `The PIN of ${account.email} is no longer accepted.`
}

/** A bank that replaces a PIN has another one after a creation that it accepts. */
async function firstPin(context: Context, account: Account, varied: Exchange): Promise<string | undefined> {
  const operation = operationOf(context, 'createPin')
  const { pin } = account
  if (pin === undefined || varied.isVaried !== true || !accepted(operation, varied)) return undefined
  await sendCall(context, validCall(operation, { pin }, account, 'the former PIN again'))
  const confirm = operationOf(context, 'confirmPin')
  const isRight = accepted(confirm, await sendCall(context, validCall(confirm, { pin }, account, 'is it right again?')))
  account.hasRightPin = isRight
  return isRight ? undefined : `The PIN of ${account.email} was replaced, and is not known any more.`
}

async function rightEmail(context: Context, account: Account): Promise<string | undefined> {
  const operation = operationOf(context, 'updateEmail')
  const exchange = await sendAndJudge(context, validCall(operation, { email: account.email }, account))
  if (accepted(operation, exchange)) return undefined
  const profile = await sendCall(context, validCall(operationOf(context, 'getProfile'), {}, account))
  const isKept = within(objectOf(profile) ?? {}, 'profile')['email'] === account.email
  return isKept ? undefined : `The e-mail address ${account.email} could not be restored.`
}

function judge(context: Context, rule: CallRule, exchange: Exchange): void {
  const { findings } = context
  findings.checked(rule)
  findings.checked(failureIsJson)
  findings.checks += 2
  const { operation } = exchange
  if (isExpired(exchange)) {
    for (const { rule: broken, violation } of violationsIn(bodyRules, exchange))
      findings.addViolation(broken, violation, exchange)
  }
  const wide = [failureIsJson, noSecrets, ...(exchange.isValid === true && !isExpired(exchange) ? [outcomeIs200] : [])]
  for (const { rule: broken, violation } of violationsIn(wide, exchange))
    findings.addViolation(broken, violation, exchange)
  if (rule.needsName === true && isUnnamed(context, rule, exchange)) return
  const isProven = exchange.mustFail !== wrongPinRefused || exchange.holder?.hasRightPin !== false
  if (exchange.mustFail !== undefined && isProven && operation !== undefined && accepted(operation, exchange)) {
    findings.checked(exchange.mustFail)
    findings.addViolation(exchange.mustFail, { expected: 'a refusal', got: summary(exchange) }, exchange)
  }
  const violation = rule.check(exchange) ?? (rule.misnames === true ? dispatched(context, exchange) : undefined)
  if (violation === undefined) return
  if (violation.repeats !== undefined && findings.has(violation.repeats, operation?.id ?? endpointId)) return
  findings.addViolation(rule, violation, exchange)
}

function dispatched({ unvaried, unnamed }: Context, exchange: Exchange): Violation | undefined {
  const { response, operation } = exchange
  const right = unvaried.get(operation?.id ?? '')?.response
  const content = (wire: WireResponse | undefined): unknown =>
    wire?.kind === 'received' ? [wire.status, operation?.described(wire.json)] : undefined
  const isUnknown = [unnamed.nothing, unnamed.unknown].some((control) =>
    isDeepStrictEqual(content(control), content(right)),
  )
  if (right === undefined || isUnknown || !isDeepStrictEqual(content(response), content(right))) return undefined
  return { expected: 'what an unknown name gets', got: `what the right name gets: ${summary(exchange)}` }
}

/** The same response as a call without a known name: no operation was found, so none is blamed. */
function isUnnamed(
  { unnamed: { nothing, unknown } }: Context,
  { endpoint }: CallRule,
  { response }: Exchange,
): boolean {
  const controls = endpoint === true ? [nothing] : [nothing, unknown]
  return controls.some(
    (control) =>
      control?.kind === 'received' &&
      response.kind === 'received' &&
      control.status === response.status &&
      control.text === response.text,
  )
}

export function proveDispatch(context: Context): void {
  const loaders = context.plan.operations.filter(({ kind }) => kind === 'loader')
  for (const operation of loaders) {
    const exchange = context.loaded.get(operation.id)
    if (exchange === undefined || objectOf(exchange) === undefined || !selected(context, operation)) continue
    const others = loaders.filter(({ id }) => id !== operation.id)
    const isSound = exchange.issues.length === 0
    const owner = isSound ? undefined : others.find((other) => isResponseOf(other, operation, exchange, context))
    const { id } = operation
    judgeDispatch(context, responsesOwnOperation, exchange, `the response of ${id}`, owner && `that of ${owner.id}`)
    for (const other of isSound ? others : []) {
      const foreign = foreignFields(operation, other, exchange)
      const got = `it also has ${foreign.join(', ')}, which ${other.id} promises and ${id} does not know`
      const expected = `a response of ${id} that ${other.id} could not have given`
      judgeDispatch(context, responsesDistinguishable, exchange, expected, foreign.length > 0 ? got : undefined)
    }
  }
}

function judgeDispatch({ findings }: Context, broken: Law, exchange: Exchange, expected: string, got?: string): void {
  findings.checked(broken)
  findings.checks += 1
  if (got !== undefined) findings.addViolation(broken, { expected, got }, exchange)
}

function isResponseOf(
  other: PlannedOperation,
  own: PlannedOperation,
  exchange: Exchange,
  { loaded }: Context,
): boolean {
  const body = objectOf(exchange)
  if (other.violations(body).length > 0) return false
  const theirs = loaded.get(other.id)
  if (theirs !== undefined) return isDeepStrictEqual(objectOf(theirs), body)
  return [...other.promised].some((name) => !own.declared.has(name))
}

function foreignFields(own: PlannedOperation, other: PlannedOperation, exchange: Exchange): string[] {
  const foreign = [...other.promised].filter((name) => !own.declared.has(name))
  return foreign.length > 0 && other.violations(objectOf(exchange)).length === 0 ? foreign : []
}
