/** Where a run works: whom it may ask, as whom, and how a call is sent and judged. */
import { bodyRules, complaints, outcomeRules } from './answers.ts'
import { createClient, notJson } from './client.ts'
import type { Client } from './client.ts'
import type { FileValue, Part } from './encoding.ts'
import { accepted, objectOf } from './exchange.ts'
import type { Account, Call, Heard } from './exchange.ts'
import { createFindings, endpointId } from './findings.ts'
import type { Findings } from './findings.ts'
import type { Plan, PlannedOperation } from './plan.ts'
import { Secrets } from './redact.ts'
import { formFor, toWire } from './wire.ts'

/** Reads a code that the bank has sent to an e-mail address; undefined when there is none to be had. */
export type CodeReader = (email: string, purpose: 'verify' | 'reset' | 'authorize') => Promise<string | undefined>

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
  readCode?: CodeReader
  onProgress?: (done: number, total: number, doing: string) => void
}

export type Values = Readonly<Record<string, string | FileValue>>

export interface Bench {
  settings: Settings
  plan: Plan
  client: Client
  secrets: Secrets
  findings: Findings
  accounts: Partial<Record<Account['kind'], Account>>
  /** The first answer of each loader to the main account. */
  loaded: Map<string, Heard>
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
    client: createClient(settings.endpoint, settings),
    findings: createFindings(settings.endpoint, secrets),
    accounts: Object.fromEntries(settings.accounts.map((account) => [account.kind, { ...account }])),
    loaded: new Map(),
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
  if (effect === 'write' && reach === 'reads') return 'changes records: not in a read-only run'
  return undefined
}

/** The parts of an operation's form: constants and token by themselves, the rest from `values`, in the contract's order. */
export function partsOf(operation: PlannedOperation, values: Values, token?: string): Part[] {
  return operation.form.flatMap(({ name }) => {
    const value = operation.fields[name] ?? values[name] ?? (name === 'token' ? token : undefined)
    return value === undefined ? [] : [{ name, value }]
  })
}

/** A call that is in order. */
export function lawful(
  operation: PlannedOperation,
  values: Values = {},
  holder?: Account,
  note = 'a call in order',
): Call {
  const form = formFor(operation, partsOf(operation, values, holder?.token))
  return { operation, form, note, ...(holder === undefined ? {} : { holder }) }
}

/** Sends a call and takes down what came back. Nothing is judged yet. */
export async function hear(bench: Bench, call: Call, fresh = false): Promise<Heard> {
  const { findings, client, plan, settings } = bench
  const request = toWire(call.form)
  const reply = await client.send(request, { fresh })
  findings.cases += 1
  findings.tally(call.operation?.id ?? endpointId).cases += 1
  const json = reply.kind === 'answer' && reply.json !== notJson
  const issues = json && reply.status === 200 ? (call.operation?.deviations(reply.json) ?? []) : []
  const expiredIssues = json && reply.status === 401 ? plan.expiredDeviations(reply.json) : []
  return { ...call, request, reply, issues, expiredIssues, slowMs: settings.slowMs }
}

/** Makes a call that is in order and judges the answer. Counts whether the operation did what was asked. */
export async function ask(bench: Bench, call: Call): Promise<Heard> {
  const { operation } = call
  if (operation === undefined) throw new Error('A lawful call names an operation.')
  const { findings } = bench
  const heard = await hear(bench, call, operation.kind === 'action')
  if (selected(bench, operation)) {
    for (const rule of [...bodyRules, ...outcomeRules]) {
      findings.asked(rule)
      findings.checks += 1
    }
    const found = complaints(bodyRules, heard)
    const stopped = found.at(-1)?.rule.final === true
    for (const { rule, complaint } of [...found, ...(stopped ? [] : complaints(outcomeRules, heard))])
      findings.complain(rule, complaint, heard)
  }
  const tally = findings.tally(operation.id)
  if (accepted(operation, heard)) tally.accepted += 1
  else tally.refusal ??= reasonOf(heard)
  return heard
}

/** Why a call was refused, as the bank says it. */
export function reasonOf(heard: Heard): string {
  const answer = objectOf(heard)
  const said = [answer?.['message'], answer?.['failed'], answer?.['error']].find((text) => typeof text === 'string')
  if (typeof said === 'string' && said !== '') return `"${said}"`
  return heard.reply.kind === 'answer' ? `HTTP ${heard.reply.status}, without a message` : heard.reply.detail
}
