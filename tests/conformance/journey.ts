/** A journey makes calls that build on each other and judges what has come of them. */
import { ask, barred, hear, judgeAnswer, lawful, operationOf, reasonOf, selected } from './bench.ts'
import type { Bench, Values } from './bench.ts'
import { accepted, objectOf, summary } from './exchange.ts'
import type { Account, Heard } from './exchange.ts'
import { isPolicy } from './policy.ts'
import { revived } from './revive.ts'
import { actionServed } from './rules/action-served.ts'
import { ownData } from './rules/own-data.ts'
import type { StateRule } from './rule.ts'
import { isRecord } from './schema.ts'

export interface Journey {
  name: string
  /** The operations it is about, sign-in aside. Other loaders may be read as well. */
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
  /** Makes a call that is in order; `note` says what is special about it. The journey ends where the answer cannot be read. */
  ask: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  /** Like `ask`; the journey also ends where the bank refuses, which is a finding where nothing speaks for it. */
  succeed: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  /** Makes a call and judges nothing: what a bank may do as it likes, or what only looks at something. */
  probe: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  /** Like `probe`, for a call that is in order: its answer is judged, and nothing ends here. */
  look: (id: string, values?: Values, holder?: Account, note?: string) => Promise<Step>
  /** Holds a rule against what has been seen; a finding names the given call, and the operation it blames. */
  judge: <State>(rule: StateRule<State>, state: State, heard: Heard) => void
  /** Notes why a rule could not be asked here. */
  skip: (rule: StateRule<never>, reason: string) => void
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
  const absent = operations.filter((operation) => !selected(bench, operation) && operation.effect !== 'read')
  if (absent.length > 0) return `needs ${absent.map(({ id }) => id).join(' and ')} as well: add it to --only`
  return operations.map((operation) => barred(bench, operation)).find((bar) => bar !== undefined) ?? missing(bench)
}

function giveUp({ uses, rules }: Journey, bench: Bench, reason: string): void {
  const wanted = uses.filter((id) => selected(bench, operationOf(bench, id)))
  const known = bench.usedUp.has(reason) ? `used up by a former run: ${reason}` : undefined
  for (const id of wanted) {
    const tally = bench.findings.tally(id)
    if (tally.reason === undefined) tally.known = known
    tally.reason ??= barred(bench, operationOf(bench, id)) ?? reason
  }
  if (wanted.length > 0) for (const rule of rules) bench.findings.unasked(rule, reason, known)
}

function stageOf(bench: Bench): Stage {
  const stop = (reason: string): never => {
    throw new Stopped(reason)
  }
  const stage: Stage = {
    bench,
    stop,
    ask: async (id, values = {}, holder, note) => {
      const operation = operationOf(bench, id)
      const heard = await ask(bench, lawful(operation, values, holder, note))
      const answer = objectOf(heard)
      if (answer === undefined) return stop(`the answer to ${id} cannot be read: ${summary(heard)}`)
      return { heard, answer, accepted: accepted(operation, heard) }
    },
    succeed: async (id, values = {}, holder, note) => {
      const step = await stage.ask(id, values, holder, note)
      const { kind } = operationOf(bench, id)
      // A loader's answer that deviates somewhere is judged for that; the journey can still read the rest.
      if (kind === 'loader' && isOk(step.heard)) return step
      if (step.accepted) {
        stage.judge(actionServed, { reason: undefined }, step.heard)
        return step
      }
      const reason = reasonOf(step.heard)
      if (kind === 'action' && isOk(step.heard) && !isPolicy(reason)) stage.judge(actionServed, { reason }, step.heard)
      return stop(`${id} was refused: ${reason}`)
    },
    probe: async (id, values = {}, holder, note = 'a look') => {
      const operation = operationOf(bench, id)
      const call = lawful(operation, values, holder, note)
      const heard = await revived(bench, call, await hear(bench, call, operation.kind === 'action'))
      return { heard, answer: objectOf(heard) ?? {}, accepted: accepted(operation, heard) }
    },
    look: async (id, values, holder, note) => {
      const step = await stage.probe(id, values, holder, note)
      judgeAnswer(bench, step.heard)
      return step
    },
    judge: (rule, state, heard) => {
      if (heard.operation !== undefined && !selected(bench, heard.operation)) return
      bench.findings.asked(rule)
      bench.findings.checks += 1
      const violation = rule.check(state)
      if (violation !== undefined) bench.findings.addViolation(rule, violation, heard)
    },
    skip: (rule, reason) => {
      bench.findings.unasked(rule, reason)
    },
  }
  return stage
}

function isOk({ reply }: Heard): boolean {
  return reply.kind === 'answer' && reply.status === 200
}

/**
 * Ends a journey when the PIN that was given for a customer is not the right one: the bank accepts those of others, and has
 * never accepted this one. Where it accepts none, that is for the journey to find out.
 */
export async function provePin({ bench, probe, stop }: Stage, account: Account): Promise<void> {
  const { pin, email, hasRightPin } = account
  if (pin === undefined || hasRightPin === true) return
  const { accepted: isRight } = await probe('confirmPin', { pin }, account, 'is the PIN right?')
  const others = Object.values(bench.accounts).some((other) => other !== account && other.hasRightPin === true)
  if (!isRight && others) stop(`the bank does not accept the PIN of ${email}, but those of others: is it right?`)
}

/** Whose customer a journey is about: the main one. */
export function mainOf({ bench, stop }: Pick<Stage, 'bench' | 'stop'>): Account {
  return bench.accounts.main ?? stop('nobody is signed in')
}

/** What a journey with the main customer lacks when nobody is signed in. */
export const needsMain: Journey['missing'] = ({ accounts }) =>
  accounts.main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined

/** The rows of a list in an answer. */
export function rowsOf(answer: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = answer[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/**
 * Whether a field of a loader's answer can be read: it was served, to the customer who has asked, and nothing in the field is
 * against the contract. What an action has done is not judged by a field that is wrong anyway, for which the loader is blamed.
 */
export function shows({ heard }: Pick<Step, 'heard'>, ...names: string[]): boolean {
  const isBroken = heard.issues.some(({ path }) => names.includes(path.split(/[.[]/, 1)[0] ?? '') || path === '')
  return isOk(heard) && objectOf(heard) !== undefined && !isBroken && ownData.check(heard) === undefined
}

/** The rows of a list in an answer; undefined where they cannot be read. */
export function rowsShown(step: Step, name: string): Record<string, unknown>[] | undefined {
  return shows(step, name) ? rowsOf(step.answer, name) : undefined
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
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

/** Whether a flag of an answer, in any of its spellings, says yes. */
export function saysYes(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true' || flag === 'yes'
}
