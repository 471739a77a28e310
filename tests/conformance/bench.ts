/** Where a run works: whom it may call, as whom, and how a call is sent and judged. */
import { bodyRules, violationsIn, outcomeRules } from './answers.ts'
import { createClient, notJson } from './client.ts'
import type { Client, Reply } from './client.ts'
import type { FileValue, Part } from './encoding.ts'
import { accepted, objectOf } from './exchange.ts'
import type { Account, Call, Heard } from './exchange.ts'
import { createFindings, endpointId } from './findings.ts'
import type { Findings } from './findings.ts'
import type { Plan, PlannedOperation } from './plan.ts'
import { Secrets } from './redact.ts'
import { outcomeIs200 } from './rules/outcome-is-200.ts'
import { formFor, toWire } from './wire.ts'

/** Reads a code that the bank has sent to an e-mail address; undefined when there is none to be had. */
export type CodeReader = (email: string, purpose: 'verify' | 'reset' | 'authorize') => Promise<string | undefined>

/** Calls with tokens that are none, calls that build on each other, and forms with one field changed. */
export type RunPart = 'sessions' | 'journeys' | 'forms'

export interface Settings {
  endpoint: URL
  accounts: Account[]
  /** A token that is known to be dead. */
  deadToken?: string
  /** How far the run may go. */
  reach: 'reads' | 'writes' | 'money'
  /** Operation ids or wire names; nothing: all. */
  only?: readonly string[]
  concurrency: number
  timeoutMs: number
  slowMs: number
  seed: number
  /** What is transferred, and what is submitted with each form; a text with two decimals. */
  transferAmount?: string
  submissionAmount?: string
  /** How long the bank makes one wait between two codes, in milliseconds. */
  codeWaitMs?: number
  /** The origin of a dashboard that is served from elsewhere: what a browser tells it of the answers is judged. */
  origin?: string
  /** Sends a file of 10 MB and a body that is too large. */
  largeUploads?: boolean
  /** The parts of a run to make, for whoever measures what they find; nothing: all. */
  parts?: readonly RunPart[]
  readCode?: CodeReader
  /** How calls are sent: over HTTP, unless the backend is in this process. */
  connect?: typeof createClient
  onProgress?: (done: number, total: number, doing: string) => void
  /** Ends the run early: what is under way is finished and put back, and nothing else is begun. */
  signal?: AbortSignal
}

export type Values = Readonly<Record<string, string | FileValue>>

export interface Bench {
  settings: Settings
  plan: Plan
  client: Client
  secrets: Secrets
  findings: Findings
  accounts: Partial<Record<Account['kind'], Account>>
  /** The first answer of each loader to the main account, and to the second. */
  loaded: Map<string, Heard>
  loadedAsSecond: Map<string, Heard>
  /** Tokens that another sign-in has replaced; some banks end them then. */
  former: string[]
  /** One of them that is known to have ended. */
  ended?: string
  /** Reasons for which something is not exercised that a former run has brought about, by using something up. */
  usedUp: Set<string>
  /** Why the form of an operation proves nothing when it is varied: it is not served as it is either. */
  unproven: Map<string, string>
  /** What comes back where no operation is named, and where an unknown one is. */
  unnamed: { nothing?: Reply; unknown?: Reply }
  /** When a code was last asked for, by e-mail address and purpose. */
  codesAsked: Map<string, number>
  /** What came of a call; of the same call in a new session where the old one has ended. */
  revive: (call: Call, heard: Heard) => Promise<Heard>
  /** What has to be put back at the end, last first. */
  restore: (() => Promise<string | undefined>)[]
}

export function createBench(settings: Settings, plan: Plan): Bench {
  const secrets = new Secrets()
  for (const { kind, password, pin } of settings.accounts) {
    const suffix = kind === 'main' ? '' : `_${kind.toUpperCase().replaceAll('-', '_')}`
    secrets.add(`PASSWORD${suffix}`, password)
    secrets.add(`PIN${suffix}`, pin)
  }
  secrets.add('DEAD_TOKEN', settings.deadToken)
  return {
    settings,
    plan,
    secrets,
    client: (settings.connect ?? createClient)(settings.endpoint, settings),
    findings: createFindings(settings.endpoint, secrets),
    accounts: Object.fromEntries(settings.accounts.map((account) => [account.kind, { ...account }])),
    loaded: new Map(),
    loadedAsSecond: new Map(),
    former: [],
    usedUp: new Set(),
    unproven: new Map(),
    unnamed: {},
    codesAsked: new Map(),
    revive: (_call, heard) => Promise.resolve(heard),
    restore: [],
  }
}

/** The operation of an id. Throws when the contract has none. */
export function operationOf({ plan }: Pick<Bench, 'plan'>, id: string): PlannedOperation {
  const operation = plan.operations.find((entry) => entry.id === id)
  if (operation === undefined) throw new Error(`The contract has no operation ${id} any more.`)
  return operation
}

/** Whether an operation was asked for on the command line. */
export function selected({ settings: { only } }: Pick<Bench, 'settings'>, { id, wire }: PlannedOperation): boolean {
  return only === undefined || only.includes(id) || only.includes(wire)
}

/** Why an operation must not be called in this run; undefined: it may be. */
export function barred({ settings: { reach } }: Bench, { effect }: PlannedOperation): string | undefined {
  if (effect === 'money' && reach !== 'money') return 'moves money: --allow-writes lets it run'
  if (effect === 'write' && reach === 'reads') return 'changes records: --allow-writes lets it run'
  return undefined
}

/** The parts of an operation's form: constants and token by themselves, the rest from `values`, in the contract's order. */
export function partsOf(operation: PlannedOperation, values: Values, token?: string): Part[] {
  const parts = operation.form.flatMap(({ name }) => {
    const value = operation.fields[name] ?? values[name] ?? (name === 'token' ? token : undefined)
    return value === undefined ? [] : [{ name, value }]
  })
  const { idempotency_key: key } = values
  return operation.hasIdempotencyKey && key !== undefined ? [...parts, { name: 'idempotency_key', value: key }] : parts
}

/** A call that is in order. */
export function lawful(
  operation: PlannedOperation,
  values: Values = {},
  holder?: Account,
  note = 'a call in order',
): Call {
  const form = formFor(operation, partsOf(operation, values, holder?.token))
  const sent = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > 3 && secretFields.has(name) ? [value] : [],
  )
  return { operation, form, note, sent, ...(holder === undefined ? {} : { holder }) }
}

/** The fields of a form that hold what no answer may repeat. */
const secretFields = new Set(['pin', 'password', 'new_password', 'c_pwd', 'n_pwd', 'con_pwd', 'ver_code', 'reset_code'])

/** Sends a call and takes down what came back. Nothing is judged yet. */
export async function hear(bench: Bench, call: Call, fresh = false): Promise<Heard> {
  const { findings, client, plan, settings } = bench
  const request = toWire(call.form)
  const reply = await client.send(request, { fresh })
  findings.cases += 1
  findings.tally(call.operation?.id ?? endpointId).cases += 1
  const json = reply.kind === 'answer' && reply.json !== notJson
  const issues = json && reply.status === 200 ? (call.operation?.violations(reply.json) ?? []) : []
  const expiredIssues = json && reply.status === 401 ? plan.expiredViolations(reply.json) : []
  const heard = { ...call, request, reply, issues, expiredIssues, slowMs: settings.slowMs }
  const { operation, holder } = call
  if (operation !== undefined && holder !== undefined && endsSessions.has(operation.id) && accepted(operation, heard))
    holder.mayEnd = true
  const isOwnPin = operation?.id === 'confirmPin' && call.form.parts.some(({ value }) => value === holder?.pin)
  if (isOwnPin && holder !== undefined && accepted(operation, heard)) holder.hasRightPin = true
  return heard
}

/** Actions after which a bank may end the sessions of a customer. */
const endsSessions = new Set(['updateEmail', 'updatePassword', 'updatePin', 'createPin'])

/** Makes a call that is in order and judges the answer. A session that has ended for a good reason is begun anew first. */
export async function ask(bench: Bench, call: Call): Promise<Heard> {
  const { operation } = call
  if (operation === undefined) throw new Error('A lawful call names an operation.')
  const { findings } = bench
  const heard = await bench.revive(call, await hear(bench, call, operation.kind === 'action'))
  judgeAnswer(bench, heard)
  const tally = findings.tally(operation.id)
  if (accepted(operation, heard)) {
    tally.accepted += 1
    if (operation.kind === 'action' && heard.holder !== undefined) heard.holder.lastAction = heard
  } else {
    tally.refusal ??= reasonOf(heard)
    if (operation.kind === 'action') findings.lastRefused = heard
  }
  return heard
}

/** Holds every rule for answers against the answer to a call that is in order. */
export function judgeAnswer(bench: Bench, heard: Heard): void {
  const { findings } = bench
  if (heard.operation === undefined || !selected(bench, heard.operation)) return
  for (const rule of [...bodyRules, ...outcomeRules]) {
    findings.asked(rule)
    findings.checks += 1
  }
  const found = violationsIn(bodyRules, heard)
  const stopped = found.at(-1)?.rule.final === true
  // Of a value that the contract rules out nobody knows how it is answered.
  const isOdd = heard.form.parts.some((part) => breaksPattern(heard.operation, part))
  const outcome = isOdd ? outcomeRules.filter((rule) => rule !== outcomeIs200) : outcomeRules
  for (const { rule, violation } of [...found, ...(stopped ? [] : violationsIn(outcome, heard))])
    findings.addViolation(rule, violation, heard)
}

function breaksPattern(operation: PlannedOperation | undefined, { name, value }: Part): boolean {
  const field = operation?.form.find((entry) => entry.name === name)
  return typeof value === 'string' && field?.fits(value) === false
}

/** Why a call was refused, as the bank says it. */
export function reasonOf(heard: Heard): string {
  const answer = objectOf(heard)
  const said = [answer?.['message'], answer?.['failed'], answer?.['error']].find((text) => typeof text === 'string')
  if (typeof said === 'string' && said !== '') return `"${said}"`
  return heard.reply.kind === 'answer' ? `HTTP ${heard.reply.status}, without a message` : heard.reply.detail
}
