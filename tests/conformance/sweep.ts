/** Makes the calls of all rules that make calls of their own: many at a time, except where tries are counted. */
import { bodyRules, complaints } from './answers.ts'
import { ask, hear, lawful, operationOf, selected } from './bench.ts'
import type { Bench } from './bench.ts'
import { callRules } from './calls.ts'
import type { Account, Call, Heard } from './exchange.ts'
import { endpointId } from './findings.ts'
import type { PlannedOperation } from './plan.ts'
import { inParallel, shuffled } from './pool.ts'
import type { CallRule } from './rule.ts'
import { failureIsJson } from './rules/failure-is-json.ts'

interface Planned {
  rule: CallRule
  call: Call
}

/** Operations that a bank counts wrong tries of. Their calls go one by one, each followed by a right PIN. */
const counted = new Set(['confirmPin', 'updatePin'])

export async function sweep(bench: Bench): Promise<void> {
  const planned = callRules.flatMap((rule) => callsOf(rule, bench))
  const { concurrency, seed, onProgress } = bench.settings
  let done = 0
  const perform = async ({ rule, call }: Planned): Promise<void> => {
    judge(bench, rule, await hear(bench, call))
    done += 1
    if (done % 20 === 0) onProgress?.(done, planned.length, call.operation?.id ?? endpointId)
  }
  const oneByOne = planned.filter(({ call }) => call.isTry === true && counted.has(call.operation?.id ?? ''))
  const many = planned.filter((entry) => !oneByOne.includes(entry))
  await inParallel(shuffled(many, seed), concurrency, perform)
  for (const entry of oneByOne) {
    await perform(entry)
    await startCountAnew(bench)
  }
}

function callsOf(rule: CallRule, bench: Bench): Planned[] {
  const operations = bench.plan.operations.filter((operation) => selected(bench, operation))
  const asked: readonly PlannedOperation[] = rule.endpoint === true ? operations.slice(0, 1) : operations
  return asked.flatMap((operation) => {
    const calls = rule.calls(operation, bench)
    if (Array.isArray(calls)) return calls.map((call) => ({ rule, call }))
    bench.findings.unasked(rule, calls.missing)
    bench.findings.tally(operation.id).reason ??= calls.missing
    return []
  })
}

async function startCountAnew(bench: Bench): Promise<void> {
  const { 'no-pin': spare, second, main } = bench.accounts
  const holders = [spare, second, main].filter((account): account is Account => account?.pin !== undefined)
  const [holder] = holders.filter(({ token }) => token !== undefined)
  if (holder?.pin !== undefined) await ask(bench, lawful(operationOf(bench, 'confirmPin'), { pin: holder.pin }, holder))
}

function judge({ findings }: Bench, rule: CallRule, heard: Heard): void {
  findings.asked(rule)
  findings.asked(failureIsJson)
  findings.checks += 2
  const { reply, operation } = heard
  if (reply.kind === 'answer' && reply.status === 401) {
    for (const { rule: broken, complaint } of complaints(bodyRules, heard)) findings.complain(broken, complaint, heard)
  }
  const page = failureIsJson.check(heard)
  if (page !== undefined) findings.complain(failureIsJson, page, heard)
  const complaint = rule.check(heard)
  if (complaint === undefined) return
  if (complaint.repeats !== undefined && findings.has(complaint.repeats, operation?.id ?? endpointId)) return
  findings.complain(rule, complaint, heard)
}
