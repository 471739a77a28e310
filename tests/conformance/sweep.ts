/** Makes the calls of rules that make calls of their own: many at a time, except where tries are counted. */
import { bodyRules, violationsIn } from './answers.ts'
import { ask, hear, lawful, operationOf, selected } from './bench.ts'
import type { Bench } from './bench.ts'
import { accepted, summary } from './exchange.ts'
import type { Account, Call, Heard } from './exchange.ts'
import { endpointId } from './findings.ts'
import { validForm } from './validRequest.ts'
import type { PlannedOperation } from './plan.ts'
import { inParallel, shuffled } from './pool.ts'
import { isExpired, revived } from './revive.ts'
import type { CallRule, Missing } from './rule.ts'
import { empty } from './rules/name-missing.ts'
import { unknownMarker } from './rules/name-unknown.ts'
import type { Form } from './wire.ts'
import { failureIsJson } from './rules/failure-is-json.ts'
import { noSecrets } from './rules/no-secrets.ts'
import { outcomeIs200 } from './rules/outcome-is-200.ts'

interface Planned {
  rule: CallRule
  call: Call
}

/**
 * What is made good after each varied call of some operations, which therefore go one by one: a bank counts wrong PINs,
 * and nobody may sign up with the address of an account while it is called otherwise.
 */
const aftercare: Partial<Record<string, (bench: Bench, account: Account) => Promise<string | undefined>>> = {
  confirmPin: rightPin,
  updatePin: rightPin,
  updateEmail: rightEmail,
}

/**
 * Sends the form of each operation as it is, before it is varied: where that is not answered, a variation proves nothing, and
 * what is wrong with the answer is no fault of the variation.
 */
export async function proveForms(bench: Bench): Promise<void> {
  const call = (form: Form, note: string) => hear(bench, { operation: undefined, form, note })
  bench.unnamed = {
    nothing: (await call(empty, 'nothing at all')).reply,
    unknown: (await call(unknownMarker, 'an unknown marker')).reply,
  }
  for (const operation of bench.plan.operations) {
    const form = selected(bench, operation) ? validForm(bench, operation) : { missing: 'not selected' }
    if ('missing' in form) continue
    const call = lawful(operation, form.values, form.holder, 'the form that is varied')
    const heard = await revived(bench, call, await hear(bench, call))
    const found = violationsIn(bodyRules, heard)
    for (const { rule, violation } of found) bench.findings.addViolation(rule, violation, heard)
    if (isExpired(heard) || found.at(-1)?.rule.final === true)
      bench.unproven.set(operation.id, `the form is not served as it is either: ${summary(heard)}`)
    if (form.holder !== undefined) await aftercare[operation.id]?.(bench, form.holder)
  }
}

/** Makes the calls of some rules and judges what comes back. */
export async function perform(bench: Bench, rules: readonly CallRule[]): Promise<void> {
  for (const rule of rules) await rule.prepare?.(bench)
  const planned = rules.flatMap((rule) => callsOf(rule, bench))
  const { concurrency, seed, onProgress } = bench.settings
  let done = 0
  const heards = new Map<CallRule, Heard[]>()
  const send = async ({ rule, call }: Planned): Promise<void> => {
    bench.settings.signal?.throwIfAborted()
    const heard = await revived(bench, call, await hear(bench, call))
    heards.set(rule, [...(heards.get(rule) ?? []), heard])
    judge(bench, rule, heard)
    done += 1
    if (done % 20 === 0) onProgress?.(done, planned.length, call.operation?.id ?? endpointId)
  }
  const careFor = ({ operation, isVaried }: Call) => (isVaried === true ? aftercare[operation?.id ?? ''] : undefined)
  const many = planned.filter(({ call }) => careFor(call) === undefined)
  await inParallel(shuffled(many, seed), concurrency, send)
  const problems = new Set<string>()
  for (const entry of planned) {
    const care = careFor(entry.call)
    if (care === undefined) continue
    await send(entry)
    const problem = entry.call.holder === undefined ? undefined : await care(bench, entry.call.holder)
    if (problem !== undefined) problems.add(problem)
  }
  bench.findings.notes.push(...problems)
  for (const [rule, all] of heards)
    for (const { heard, violation } of rule.compare?.(all) ?? []) bench.findings.addViolation(rule, violation, heard)
}

function callsOf(rule: CallRule, bench: Bench): Planned[] {
  const operations = bench.plan.operations.filter((operation) => selected(bench, operation))
  const asked: readonly PlannedOperation[] = rule.endpoint === true ? operations.slice(0, 1) : operations
  return asked.flatMap((operation) => {
    const unproven = rule.endpoint === true ? undefined : bench.unproven.get(operation.id)
    const calls: Call[] | Missing =
      unproven === undefined ? rule.calls(operation, bench) : { missing: bench.secrets.redact(unproven) }
    if (Array.isArray(calls)) return calls.map((call) => ({ rule, call }))
    bench.findings.unasked(rule, calls.missing, calls.optional === true ? calls.missing : undefined)
    if (calls.optional === true) return []
    // What lacks for a token says nothing of the operation itself.
    if (!rule.id.startsWith('session')) bench.findings.tally(operation.id).reason ??= calls.missing
    return []
  })
}

async function rightPin(bench: Bench, account: Account): Promise<string | undefined> {
  if (account.pin === undefined) return undefined
  const operation = operationOf(bench, 'confirmPin')
  const heard = await ask(bench, lawful(operation, { pin: account.pin }, account))
  return accepted(operation, heard) ? undefined : `The PIN of ${account.email} is not accepted any more.`
}

async function rightEmail(bench: Bench, account: Account): Promise<string | undefined> {
  const operation = operationOf(bench, 'updateEmail')
  const heard = await ask(bench, lawful(operation, { email: account.email }, account))
  return accepted(operation, heard) ? undefined : `The e-mail address ${account.email} could not be put back.`
}

function judge(bench: Bench, rule: CallRule, heard: Heard): void {
  const { findings } = bench
  findings.asked(rule)
  findings.asked(failureIsJson)
  findings.checks += 2
  const { reply, operation } = heard
  if (reply.kind === 'answer' && reply.status === 401) {
    for (const { rule: broken, violation } of violationsIn(bodyRules, heard))
      findings.addViolation(broken, violation, heard)
  }
  const wide = [failureIsJson, noSecrets, ...(heard.isLawful === true && !isExpired(heard) ? [outcomeIs200] : [])]
  for (const { rule: broken, violation } of violationsIn(wide, heard)) findings.addViolation(broken, violation, heard)
  if (rule.restsOn.includes('an unknown name is refused') && isUnnamed(bench, rule, heard)) return
  if (heard.mustFail !== undefined && operation !== undefined && accepted(operation, heard)) {
    findings.asked(heard.mustFail)
    findings.addViolation(heard.mustFail, { expected: 'a refusal', got: summary(heard) }, heard)
  }
  const violation = rule.check(heard)
  if (violation === undefined) return
  if (violation.repeats !== undefined && findings.has(violation.repeats, operation?.id ?? endpointId)) return
  findings.addViolation(rule, violation, heard)
}

/** Whether a call gets what any call without a known name gets: no operation was found, so none is to blame. */
function isUnnamed({ unnamed: { nothing, unknown } }: Bench, { endpoint }: CallRule, { reply }: Heard): boolean {
  // Of the endpoint itself, the call without a name is judged first, and the unknown name for what it adds.
  const controls = endpoint === true ? [nothing] : [nothing, unknown]
  return controls.some(
    (control) =>
      control?.kind === 'answer' &&
      reply.kind === 'answer' &&
      control.status === reply.status &&
      control.text === reply.text,
  )
}
