import { setTimeout } from 'node:timers/promises'
import type { Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { bodyRules } from '#tests/conformance/rules/bodies.ts'
import { outcomeIs200, outcomeRules } from '#tests/conformance/rules/contents.ts'
import { createClient, isPutOff, notJson, type Client, type WireResponse } from '#tests/conformance/transport/client.ts'
import type { FileValue, Part } from '#tests/conformance/transport/encoding.ts'
import { Secrets } from '#tests/conformance/transport/redact.ts'
import { formFor, toWire } from '#tests/conformance/transport/wire.ts'
import { createdPin, nextPin } from '#tests/conformance/values/chosenSecrets.ts'
import { violationsIn } from './checks.ts'
import { accepted, objectOf, textSent, tokenIn, type Account, type Call, type Exchange, isExpired } from './exchange.ts'
import { endpointId, Findings } from './findings.ts'

export type CodeReader = (email: string, purpose: 'verify' | 'reset' | 'authorize') => Promise<string | undefined>

export type RunPart = 'sessions' | 'forms' | 'walk'

export interface Settings {
  endpoint: URL
  accounts: Account[]
  deadToken?: string
  scope: 'reads' | 'writes'
  /** Operation ids or wire names; undefined means all. */
  only?: readonly string[] | undefined
  concurrency: number
  timeoutMs: number
  slowMs: number
  origin?: string
  /** Files of 10 MB and more. */
  largeUploads?: boolean
  /** Waits this many milliseconds: by a clock of its own if the backend is in this process. */
  pause?: (ms: number) => Promise<void>
  parts?: readonly RunPart[]
  /** The order of the walk. */
  seed?: number
  onVisited?: (cell: string, isVisited: boolean) => void
  readCode?: CodeReader
  /** HTTP, unless the backend is in this process. */
  connect?: typeof createClient
  now?: () => Date
  onProgress?: (done: number, total: number, doing: string) => void
  signal?: AbortSignal
}

export type Values = Readonly<Record<string, string | FileValue>>

/** What a run learns. */
const learnt = () => ({
  loaded: new Map<string, Exchange>(),
  loadedAsSecond: new Map<string, Exchange>(),
  unvaried: new Map<string, Exchange>(),
  /** Why varying the form of an operation proves nothing: the valid form is refused, too. */
  unproven: new Map<string, string>(),
  revive: (_call: Call, exchange: Exchange): Promise<Exchange> => Promise.resolve(exchange),
  acceptedForms: new Map<string, Values>(),
  /** Sign-ins and queries that the bank has put off to the last. */
  putOff: { calls: 0 },
  /** When the bank was last asked for something that may send a mail, and how long one took, in milliseconds. */
  mail: { asked: 0, takesMs: 0 },
  /** All tokens and codes of the run, by kind. A code follows its address. */
  issued: new Map<string, { texts: Set<string>; exchange: Exchange }>(),
  /** Tokens of sessions that have ended. */
  ended: new Set<string>(),
  /** By operation: when an order was last accepted that no reading of the lists has waited for. */
  ordered: new Map<string, number>(),
  /** Addresses of new customers. */
  signedUp: new Set<string>(),
  /** For calls that the bank has put off. */
  waits: { times: 0, ms: 0 },
  restore: new Array<() => Promise<string | undefined>>(),
})

export interface Context extends ReturnType<typeof learnt> {
  settings: Settings
  plan: Plan
  client: Client
  secrets: Secrets
  findings: Findings
  accounts: Partial<Record<Account['kind'], Account>>
  /** Accepted and left, by operation and customer. */
  orders: Map<string, number>
  unnamed: { nothing?: WireResponse; unknown?: WireResponse }
}

export function createContext(settings: Settings, plan: Plan): Context {
  const secrets = new Secrets()
  for (const account of settings.accounts) {
    secrets.addCustomer(account)
    if (account.kind === 'no-pin') secrets.add('PIN_NO_PIN', createdPin)
    if (account.kind === 'main') secrets.add('NEW_PIN', account.pin && nextPin(account.pin))
  }
  secrets.add('DEAD_TOKEN', settings.deadToken)
  const facts = learnt()
  const { waits, mail, issued } = facts
  const onWait = (ms: number): void => {
    waits.times += 1
    waits.ms += ms
  }
  const { readCode } = settings
  const patient = readCode && { readCode: patientReader(settings, readCode, mail, issued, secrets) }
  return {
    ...facts,
    ...{ plan, secrets, settings: { ...settings, ...patient } },
    client: (settings.connect ?? createClient)(settings.endpoint, { ...settings, onWait }),
    findings: new Findings(settings.endpoint, secrets),
    accounts: Object.fromEntries(settings.accounts.map((account) => [account.kind, { ...account }])),
    orders: new Map(),
    unnamed: {},
  }
}

export async function pause(settings: Settings, ms: number): Promise<void> {
  await (settings.pause ?? setTimeout)(ms)
}

/** Waits as long as the first mail of the run took. */
function patientReader(
  settings: Settings,
  readCode: CodeReader,
  mail: Context['mail'],
  issued: Context['issued'],
  secrets: Secrets,
): CodeReader {
  return async (email, purpose) => {
    const wait = mail.asked + mail.takesMs - performance.now()
    if (wait > 0) await pause(settings, wait)
    const code = await readCode(email, purpose)
    secrets.addMade('CODE', code)
    if (code !== undefined) issued.get(purpose)?.texts.add(`${email} ${code}`)
    return code
  }
}

const sendsCode: Readonly<Record<string, Parameters<CodeReader>[1]>> = {
  signUp: 'verify',
  requestPasswordReset: 'reset',
  confirmPin: 'authorize',
}

function keepIssued({ issued }: Context, operation: PlannedOperation, exchange: Exchange): void {
  const { jwt, verification_status: status } = objectOf(exchange) ?? {}
  const isToken = typeof jwt === 'string' && ['signIn', 'verifyEmail'].includes(operation.id)
  const kind = isToken ? `${operation.id} ${typeof status === 'string' ? status : ''}` : sendsCode[operation.id]
  if (kind === undefined) return
  const texts = issued.get(kind)?.texts ?? new Set()
  issued.set(kind, { texts: isToken ? texts.add(jwt) : texts, exchange })
}

export function operationOf({ plan }: Pick<Context, 'plan'>, id: string): PlannedOperation {
  const operation = plan.operations.find((entry) => entry.id === id)
  if (operation === undefined) throw new Error(`The contract no longer has an operation ${id}.`)
  return operation
}

export function selected({ settings: { only } }: Pick<Context, 'settings'>, { id, wire }: PlannedOperation): boolean {
  return only === undefined || only.includes(id) || only.includes(wire)
}

/** Undefined if the operation may be called in this run. */
export function skipReason({ settings: { scope } }: Context, { effect }: PlannedOperation): string | undefined {
  if (scope === 'writes' || effect === 'read') return undefined
  return effect === 'money' ? 'moves money: needs --allow-writes' : 'changes records: needs --allow-writes'
}

export function isOpen(context: Context, id: string): boolean {
  const operation = operationOf(context, id)
  return selected(context, operation) && skipReason(context, operation) === undefined
}

export function partsOf(operation: PlannedOperation, values: Values, token?: string): Part[] {
  const parts = operation.form.flatMap(({ name }) => {
    const value = operation.fields[name] ?? values[name] ?? (name === 'token' ? token : undefined)
    return value === undefined ? [] : [{ name, value }]
  })
  const known = new Set(operation.form.map(({ name }) => name))
  for (const [name, value] of Object.entries(values))
    if (!known.has(name) && name !== 'idempotency_key') parts.push({ name, value })
  const { idempotency_key: key } = values
  return operation.hasIdempotencyKey && key !== undefined ? [...parts, { name: 'idempotency_key', value: key }] : parts
}

export function validCall(
  operation: PlannedOperation,
  values: Values = {},
  holder?: Account,
  note = 'a valid call',
): Call {
  const form = formFor(operation, partsOf(operation, values, holder?.token))
  const sent = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > 3 && secretFields.has(name) ? [value] : [],
  )
  return { operation, form, note, sent, ...(holder === undefined ? {} : { holder }) }
}

/** No response may repeat their values. */
export const secretFields = new Set([
  'pin',
  'password',
  'new_password',
  'c_pwd',
  'n_pwd',
  'con_pwd',
  'ver_code',
  'reset_code',
])

/** The field of a form that gives a customer another secret. */
const newSecrets: Readonly<Record<string, string>> = {
  signUp: 'password',
  resetPassword: 'new_password',
  updatePassword: 'n_pwd',
  createPin: 'pin',
  updatePin: 'n_pwd',
}

function keepSecrets({ secrets, settings }: Context, exchange: Exchange): void {
  const { id = '' } = exchange.operation ?? {}
  secrets.addMade(id.endsWith('Pin') ? 'CHOSEN_PIN' : 'CHOSEN_PASSWORD', textSent(exchange, newSecrets[id] ?? ''))
  for (const { name, value } of exchange.form.parts) {
    if (typeof value !== 'string' || !secretFields.has(name)) continue
    const isPin = name === 'pin' || id === 'updatePin'
    for (const { password, pin } of settings.accounts)
      secrets.addWrong(isPin ? 'WRONG_PIN' : 'WRONG_PASSWORD', value, isPin ? pin : password)
  }
  const jwt = objectOf(exchange)?.['jwt']
  if (typeof jwt === 'string') secrets.addMade('OTHER_TOKEN', jwt)
}

/** A loader that was late so often is called no more: a run that waits for each of its responses takes hours. */
const mostLate = 3
const detail = `late ${mostLate} times, and called no more`
const givenUp: WireResponse = { kind: 'none', how: 'late', detail, ms: 0, isUncalled: true }

export async function sendCall(context: Context, call: Call, fresh = false): Promise<Exchange> {
  const { findings, client, plan, settings } = context
  const request = toWire(call.form)
  const tally = findings.tally(call.operation?.id ?? endpointId)
  const isGivenUp = call.operation?.kind === 'loader' && tally.late >= mostLate
  const response = isGivenUp ? givenUp : await client.send(request, { fresh })
  if (response.kind === 'none' && response.how === 'late') tally.late += 1
  findings.cases += 1
  if (isPutOff(response) && (call.operation?.kind === 'loader' || call.operation?.id === 'signIn'))
    context.putOff.calls += 1
  tally.cases += 1
  const isMissing = isAbsent({ response })
  if (response.kind === 'received' && isMissing && call.isVaried !== true) tally.missing ??= response.status
  const isDispatched = (status: number) => status === 200 || (call.isVaried !== true && status < 500 && !isMissing)
  if (response.kind === 'received' && isDispatched(response.status)) tally.served = true
  const json = response.kind === 'received' && response.json !== notJson
  const issues = json && response.status === 200 ? (call.operation?.violations(response.json) ?? []) : []
  const expiredIssues = json && response.status === 401 ? plan.expiredViolations(response.json) : []
  const confirming = call.operation?.id === 'submitTransfer' ? call.holder?.confirming : undefined
  const exchange: Exchange = {
    ...{ ...call, request, response, issues, expiredIssues, slowMs: settings.slowMs },
    ...(confirming === undefined ? {} : { again: [...confirming, request].map((sent) => [sent]) }),
  }
  const { operation, holder } = call
  keepSecrets(context, exchange)
  const isOwnPin = operation?.id === 'confirmPin' && call.form.parts.some(({ value }) => value === holder?.pin)
  if (isOwnPin && holder !== undefined && accepted(operation, exchange)) holder.hasRightPin = true
  // What the bank has stored shows only once it accepts it.
  if (operation?.id === 'updatePin' && holder !== undefined && accepted(operation, exchange)) delete holder.hasRightPin
  if (operation?.kind === 'action') context.mail.asked = performance.now()
  if (operation !== undefined) keepIssued(context, operation, exchange)
  if (operation?.effect === 'money' && accepted(operation, exchange)) {
    const group = `${operation.id}, ${holder?.email ?? 'another customer'}`
    context.orders.set(group, (context.orders.get(group) ?? 0) + 1)
    context.ordered.set(operation.id, performance.now())
  }
  if (operation !== undefined && accepted(operation, exchange)) keepConfirmation(operation, exchange)
  const email = operation?.id === 'signUp' && accepted(operation, exchange) ? textSent(call, 'email') : undefined
  if (email !== undefined) context.signedUp.add(email)
  keepForm(context, exchange)
  return exchange
}

/** The calls that a transfer needs before it, until one spends them. */
function keepConfirmation(operation: PlannedOperation, exchange: Exchange): void {
  const { holder, request } = exchange
  if (holder === undefined) return
  if (operation.id === 'confirmPin') holder.confirming = [request]
  if (operation.id === 'confirmAuthorizationCode') holder.confirming = [...(holder.confirming ?? []), request]
  if (operation.id === 'submitTransfer') delete holder.confirming
}

function keepForm({ acceptedForms }: Context, exchange: Exchange): void {
  const { operation, form, holder } = exchange
  if (operation?.kind !== 'action' || !accepted(operation, exchange)) return
  const isMain = holder?.kind === 'main' || operation.session !== 'session'
  const own = new Set(operation.form.map(({ name }) => name))
  const sent = form.parts.filter(
    ({ name }) =>
      own.has(name) && name !== 'token' && name !== 'idempotency_key' && operation.fields[name] === undefined,
  )
  if (isMain) acceptedForms.set(operation.id, Object.fromEntries(sent.map(({ name, value }) => [name, value])))
}

/** True if the field `pin` must be the PIN of the customer, neither a first one nor a code. */
export function asksForPin({ id, form }: PlannedOperation): boolean {
  return id !== 'createPin' && id !== 'confirmAuthorizationCode' && form.some(({ name }) => name === 'pin')
}

/** Not implemented yet. */
export const isAbsent = ({ response }: Pick<Exchange, 'response'>): boolean =>
  response.kind === 'received' && (response.status === 501 || response.status === 404)

/** A session that has ended for a valid reason is renewed first. */
export async function sendAndJudge(context: Context, call: Call): Promise<Exchange> {
  const { operation } = call
  if (operation === undefined) throw new Error('A valid call must name an operation.')
  const { findings } = context
  const exchange = await context.revive(call, await sendCall(context, call, operation.kind === 'action'))
  judgeResponse(context, exchange)
  const tally = findings.tally(operation.id)
  if (accepted(operation, exchange)) {
    tally.accepted += 1
  } else {
    tally.refusal ??= reasonOf(exchange)
    if (operation.kind === 'action') findings.lastRefused = exchange
  }
  return exchange
}

/** Applies the rules for a body, also to invalid requests. Resolves to whether further rules make sense. */
export function judgeBody(context: Context, exchange: Exchange): boolean {
  const { findings } = context
  if (exchange.operation === undefined || !selected(context, exchange.operation)) return false
  for (const rule of bodyRules) findings.checked(rule)
  findings.checks += bodyRules.length
  const found = violationsIn(bodyRules, exchange)
  for (const { rule, violation } of found) findings.addViolation(rule, violation, exchange)
  return found.at(-1)?.rule.final !== true
}

export function judgeResponse(context: Context, exchange: Exchange): void {
  const { findings } = context
  if (!judgeBody(context, exchange)) return
  for (const rule of outcomeRules) findings.checked(rule)
  findings.checks += outcomeRules.length
  const isOdd = exchange.form.parts.some((part) => breaksPattern(exchange.operation, part))
  // The sign-in that would have renewed the session may have been put off.
  const isUnproven = context.putOff.calls > 0 && isExpired(exchange)
  const outcome = isOdd || isUnproven ? outcomeRules.filter((rule) => rule !== outcomeIs200) : outcomeRules
  for (const { rule, violation } of violationsIn(outcome, exchange)) findings.addViolation(rule, violation, exchange)
}

export function isInOrder(call: Call): boolean {
  const { operation, holder } = call
  const { parts } = call.form
  if (operation === undefined) return false
  const token = tokenIn(call)
  const isHeld =
    operation.session === 'none'
      ? token === undefined || token === holder?.token
      : token === holder?.token && (holder?.tokenKind === 'session' || operation.session === 'temporary')
  const sent = new Set(parts.map(({ name }) => name))
  const isComplete = operation.form.every(({ name, required }) => !required || sent.has(name))
  return isHeld && isComplete && parts.every((part) => isDescribed(operation, part))
}

function isDescribed(operation: PlannedOperation, part: Part): boolean {
  if (part.name === 'idempotency_key') return typeof part.value === 'string' && uuid.test(part.value)
  return operation.form.some(({ name }) => name === part.name) && !breaksPattern(operation, part)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function breaksPattern(operation: PlannedOperation | undefined, { name, value }: Part): boolean {
  const field = operation?.form.find((entry) => entry.name === name)
  return typeof value === 'string' && field?.fits(value) === false
}

export function reasonOf(exchange: Exchange): string {
  const body = objectOf(exchange)
  const { outcome = '' } = exchange.operation ?? {}
  const other = outcome === 'icon' ? 'status' : 'icon'
  if ((outcome === 'icon' || outcome === 'status') && body?.[outcome] === undefined && body?.[other] === 'success')
    return `${outcome} is missing, which decides; ${other} "success" beside it does not`
  const said = [body?.['message'], body?.['failed'], body?.['error']].find((text) => typeof text === 'string')
  if (typeof said === 'string' && said !== '') return `"${said}"`
  return exchange.response.kind === 'received'
    ? `HTTP ${exchange.response.status}, without a message`
    : exchange.response.detail
}
