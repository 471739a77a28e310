/** A journey makes calls that build on each other and judges what has come of them. */
import { ask, barred, lawful, operationOf, reasonOf, selected } from './bench.ts'
import type { Bench, Values } from './bench.ts'
import { accepted, objectOf, summary } from './exchange.ts'
import type { Account, Heard } from './exchange.ts'
import type { StateRule } from './rule.ts'
import { isRecord } from './schema.ts'
import { fromWire } from '#src/lib/money.ts'

export interface Journey {
  name: string
  /** The operations it calls, sign-in aside. */
  uses: readonly string[]
  rules: readonly StateRule<never>[]
  /** What is lacking, if anything. */
  missing: (bench: Bench) => string | undefined
  run: (stage: Stage) => Promise<void>
}

/** What a step of a journey has brought. */
export interface Step {
  heard: Heard
  answer: Record<string, unknown>
  accepted: boolean
}

export interface Stage {
  bench: Bench
  /** Makes a call that is in order. The journey ends where the answer cannot be read. */
  ask: (id: string, values?: Values, holder?: Account) => Promise<Step>
  /** Like `ask`; the journey also ends where the bank refuses. */
  succeed: (id: string, values?: Values, holder?: Account) => Promise<Step>
  /** Holds a rule against what has been seen; a finding names the given call, and the operation it blames. */
  judge: <State>(rule: StateRule<State>, state: State, heard: Heard) => void
  /** Does something at the end of the run, whatever happens; it resolves to a reason when it could not. */
  restore: (undo: () => Promise<string | undefined>) => void
  stop: (reason: string) => never
}

class Stopped extends Error {}

/** Plays a journey, or notes why it cannot be played. */
export async function play(journey: Journey, bench: Bench): Promise<void> {
  const reason = hindrance(journey, bench)
  if (reason !== undefined) {
    giveUp(journey, bench, reason)
    return
  }
  try {
    await journey.run(stageOf(bench))
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    giveUp(journey, bench, error.message)
  }
}

function hindrance({ uses, missing }: Journey, bench: Bench): string | undefined {
  const operations = uses.map((id) => operationOf(bench, id))
  if (!operations.some((operation) => selected(bench, operation))) return 'not selected'
  const absent = operations.filter((operation) => !selected(bench, operation))
  if (absent.length > 0) return `needs ${absent.map(({ id }) => id).join(' and ')} as well: add it to --only`
  return operations.map((operation) => barred(bench, operation)).find((bar) => bar !== undefined) ?? missing(bench)
}

function giveUp({ uses, rules }: Journey, bench: Bench, reason: string): void {
  const wanted = uses.filter((id) => selected(bench, operationOf(bench, id)))
  for (const id of wanted) {
    const tally = bench.findings.tally(id)
    tally.reason ??= barred(bench, operationOf(bench, id)) ?? reason
  }
  if (wanted.length > 0) for (const rule of rules) bench.findings.unasked(rule, reason)
}

function stageOf(bench: Bench): Stage {
  const stop = (reason: string): never => {
    throw new Stopped(reason)
  }
  const stage: Stage = {
    bench,
    stop,
    ask: async (id, values = {}, holder) => {
      const operation = operationOf(bench, id)
      const heard = await ask(bench, lawful(operation, values, holder))
      const answer = objectOf(heard)
      if (answer === undefined) return stop(`the answer to ${id} cannot be read: ${summary(heard)}`)
      return { heard, answer, accepted: accepted(operation, heard) }
    },
    succeed: async (id, values = {}, holder) => {
      const step = await stage.ask(id, values, holder)
      // A loader's answer that deviates somewhere is judged for that; the journey can still read the rest.
      const readable = operationOf(bench, id).kind === 'loader' && isOk(step.heard)
      return step.accepted || readable ? step : stop(`${id} was refused: ${reasonOf(step.heard)}`)
    },
    judge: (rule, state, heard) => {
      bench.findings.asked(rule)
      bench.findings.checks += 1
      const complaint = rule.check(state)
      if (complaint !== undefined) bench.findings.complain(rule, complaint, heard)
    },
    restore: (undo) => {
      bench.restore.push(undo)
    },
  }
  return stage
}

function isOk({ reply }: Heard): boolean {
  return reply.kind === 'answer' && reply.status === 200
}

/** The rows of a list in an answer. */
export function rowsOf(answer: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = answer[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** What is inside an object in an answer; an empty object where there is none. */
export function within(answer: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = answer[name]
  return isRecord(inner) ? inner : {}
}

/** The rows that were not there before, told apart by all they hold. */
export function newRows(
  before: Record<string, unknown>[],
  after: Record<string, unknown>[],
): Record<string, unknown>[] {
  const known = new Map<string, number>()
  for (const row of before) known.set(JSON.stringify(row), (known.get(JSON.stringify(row)) ?? 0) + 1)
  return after.filter((row) => {
    const left = known.get(JSON.stringify(row)) ?? 0
    known.set(JSON.stringify(row), left - 1)
    return left <= 0
  })
}

/** An amount of an answer in minor units; undefined for anything else. */
export function minorOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? fromWire(value) : undefined
}
