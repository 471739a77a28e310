/** The only code that knows the wire: URL, markers, token, encoding and failures. Only generated code calls it. */
import type { ActionId, OperationId } from '#src/api/generated/operations.ts'
import {
  failed,
  LoadFailure,
  outcomeOf,
  type FailureReason,
  type Outcome,
  type OutcomeRule,
  type Received,
} from '#src/api/reading/outcome.ts'
import { readResponse, type Reader } from '#src/api/reading/readers.ts'
import { reportViolations } from '#src/api/reading/violations.ts'
import { apiRoot, config } from '#src/config.ts'
import { fieldsOf, isFields } from '#src/lib/fields.ts'
import { endSession, sessionToken, temporaryToken } from '#src/session/session.ts'
import { customer } from '#src/session/sessionEnd.ts'
import { keyOf, noteOutcome } from './attempts.ts'
import { setReachable } from './reachable.ts'
import { post, type Exchange, type Post } from './transport.ts'

interface Operation {
  id: OperationId
  session: 'none' | 'temporary' | 'session'
  outcome?: OutcomeRule
  query?: Record<string, string>
  fields?: Record<string, string>
  hasIdempotencyKey?: boolean
}

/** The fragment of the generated URL (`orval.config.ts`) distinguishes operations and is never sent. */
interface GeneratedInit<Data> extends RequestInit {
  operation?: Operation
  schema?: Reader<Data>
}

export type ErrorType<Documented> = Documented extends never ? never : LoadFailure

type Body = { response: Readonly<Record<string, unknown>> } | { failure: FailureReason }

interface Call {
  key: string | undefined
  /** The bank has rejected the token, and it is still the current one. */
  isSessionDead: boolean
}

const idempotencyField = 'idempotency_key'

/** Throws {@link LoadFailure} without a usable response, or the error of an abort. */
export async function load<Data>(url: string, init: GeneratedInit<Data>): Promise<Received<Data>> {
  const { operation, schema } = generated(init)
  const token = sessionToken()
  const received = await call(url, operation, init, 'loader')
  if (received.isSessionDead) endSession('expired')
  if ('failure' in received) throw new LoadFailure(received.failure)
  const { value, violations } = readResponse(schema, received.response)
  if (token !== undefined && token === sessionToken()) noteCustomer(value)
  reportViolations(operation.id, violations)
  return { ...value, violations }
}

/** Most responses of a session name its customer, so one that fails does not matter. */
function noteCustomer(value: unknown): void {
  const { user, profile } = fieldsOf(value)
  const { email } = fieldsOf(user ?? profile)
  if (typeof email === 'string' && email !== '') customer.set(email)
}

/** A transfer needs these confirmations first. */
const orderChecks: ReadonlySet<OperationId> = new Set<ActionId>(['confirmPin', 'confirmAuthorizationCode'])

/** Never throws: the outcome reports failures. */
export async function act<Data>(url: string, init: GeneratedInit<Data>): Promise<Outcome<Data>> {
  const { operation, schema } = generated(init)
  const { id, outcome: rule } = operation
  if (rule === undefined) throw new Error(`The contract has no outcome for ${id}.`)
  const received = await call(url, operation, init, 'action')
  const outcome = 'failure' in received ? failed(received.failure) : outcomeOf(rule, schema, received.response)
  if (received.key !== undefined) noteOutcome(id, received.key, outcome)
  if (received.isSessionDead) endSession(orderChecks.has(id) ? 'expiredAtOrder' : 'expired')
  if (outcome.kind !== 'failed') reportViolations(id, outcome.violations)
  return outcome
}

function generated<Data>({ operation, schema }: GeneratedInit<Data>): { operation: Operation; schema: Reader<Data> } {
  if (operation === undefined || schema === undefined)
    throw new Error('The generated code passes no operation or no schema.')
  return { operation, schema }
}

async function call(
  url: string,
  { id, session, query, fields = {}, hasIdempotencyKey }: Operation,
  { body: given, signal }: RequestInit,
  kind: Post['kind'],
): Promise<Body & Call> {
  const body = given instanceof FormData || given instanceof URLSearchParams ? given : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const currentToken = () => sessionToken() ?? (session === 'temporary' ? temporaryToken() : undefined)
  const token = currentToken()
  if (token !== undefined) body.set('token', token)
  const key = hasIdempotencyKey ? await appendKey(id, body) : undefined
  const search = new URLSearchParams(query).toString()
  // A key takes a while. Nothing is sent for a customer whose session has ended meanwhile.
  if (token !== undefined && token !== currentToken()) return { failure: 'session', key, isSessionDead: false }

  const exchange = await post({
    url: `${apiRoot()}${url.replace(/#.*/, '')}${search && `?${search}`}`,
    body,
    kind,
    signal: signal ?? undefined,
  })
  noteReachability(exchange)
  if ('failure' in exchange) return { ...exchange, key, isSessionDead: false }
  const isSessionDead = exchange.status === 401 && token !== undefined && token === sessionToken()
  const failure = failureOf(exchange.status)
  return { ...(failure === undefined ? parse(exchange.text) : { failure }), key, isSessionDead }
}

async function appendKey(id: OperationId, body: FormData | URLSearchParams): Promise<string> {
  const passed = body.get(idempotencyField)
  body.delete(idempotencyField)
  const key = typeof passed === 'string' ? passed : await keyOf(id, body)
  if (config.sendIdempotencyKey) body.append(idempotencyField, key)
  return key
}

/** A slow bank is reachable, so a timeout changes nothing. */
function noteReachability(exchange: Exchange): void {
  const reason = 'failure' in exchange ? exchange.failure : undefined
  if (reason !== 'timeout') setReachable(reason === undefined || reason === 'invalidResponse')
}

const failureByStatus: Readonly<Record<number, FailureReason>> = {
  401: 'session',
  413: 'tooLarge',
  429: 'tooManyRequests',
  503: 'unavailable',
}

function failureOf(status: number): FailureReason | undefined {
  return status >= 200 && status < 300 ? undefined : (failureByStatus[status] ?? 'http')
}

function parse(text: string): Body {
  try {
    const response: unknown = JSON.parse(text)
    return isFields(response) ? { response } : { failure: 'invalidResponse' }
  } catch {
    return { failure: 'invalidResponse' }
  }
}
