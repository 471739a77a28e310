/**
 * The one place that knows the wire: the URL, what selects an operation, the token, the encoding, and every way in which
 * a call can fail. Generated code calls it; screens never do.
 */
import { operations } from '#src/api/generated/operations.ts'
import type { ActionId, OperationId } from '#src/api/generated/operations.ts'
import { idempotencyField, newIdempotencyKey } from '#src/api/idempotency.ts'
import { failed, LoadFailure, outcomeOf } from '#src/api/outcome.ts'
import type { FailureReason, Outcome, Received } from '#src/api/outcome.ts'
import { isFields, readResponse } from '#src/api/reading.ts'
import type { Reader } from '#src/api/reading.ts'
import { deadlines, post } from '#src/api/transport.ts'
import { reportViolations } from '#src/api/violations.ts'
import { apiRoot, config } from '#src/config.ts'
import { setReachable } from '#src/api/reachable.ts'
import { beginPendingOrder, endPendingOrder } from '#src/session/pendingOrder.ts'
import { endSession, sessionToken, temporaryToken } from '#src/session/session.ts'

/** What the generated functions pass besides the URL, whose fragment names the operation and is never sent. */
interface GeneratedInit<Data> extends RequestInit {
  schema?: Reader<Data>
}

/** orval types the errors of all hooks with it. */
export type ErrorType<Documented> = Documented extends never ? never : LoadFailure

type Body = { response: Readonly<Record<string, unknown>> } | { failure: FailureReason }

const byUrl = new Map<string, OperationId>(Object.entries(operations).map(([id, { url }]) => [url, id as OperationId]))

/** Calls a loader. Throws {@link LoadFailure} when there is no usable response, or the error of an abort. */
export async function load<Data>(url: string, init: GeneratedInit<Data>): Promise<Received<Data>> {
  const id = operationOf(url)
  const received = await call(id, init)
  if ('failure' in received) throw new LoadFailure(received.failure)
  const { value, violations } = readResponse(schemaOf(id, init), received.response)
  reportViolations(id, violations)
  return { ...value, violations }
}

/** Orders of money. */
const orders: ReadonlySet<OperationId> = new Set<ActionId>([
  'submitTransfer',
  'submitCryptoDeposit',
  'submitPayment',
  'submitFixedDeposit',
  'submitUpgrade',
])
/** Without these no transfer is sent. */
const orderChecks: ReadonlySet<OperationId> = new Set<ActionId>(['confirmPin', 'confirmAuthorizationCode'])

/**
 * Calls an action, once. Never throws: the outcome says what became of it. An order is noted while it is under way, so that
 * a reload does not hide it.
 */
export async function act<Data>(url: string, init: GeneratedInit<Data>): Promise<Outcome<Data>> {
  const id = operationOf(url)
  const isOrder = orders.has(id)
  if (isOrder) beginPendingOrder(id, Date.now())
  const received = await call(id, init)
  if (isOrder) noteOrderEnd(received)
  if ('failure' in received) return failed(received.failure)
  const outcome = outcomeOf(operations[id as ActionId].outcome, schemaOf(id, init), received.response)
  reportViolations(id, outcome.violations)
  return outcome
}

/** Leaving the page aborts its requests, too. Then no timer runs any more, so that the next page finds the note. */
function noteOrderEnd(received: Body): void {
  if ('failure' in received && received.failure === 'network') setTimeout(endPendingOrder)
  else endPendingOrder()
}

function operationOf(url: string): OperationId {
  const id = byUrl.get(url)
  if (id === undefined) throw new Error(`No operation has the address ${url}`)
  return id
}

function schemaOf<Data>(id: OperationId, { schema }: GeneratedInit<Data>): Reader<Data> {
  if (schema === undefined) throw new Error(`The generated code has no schema for ${id}.`)
  return schema
}

async function call(id: OperationId, { body: given, signal }: RequestInit): Promise<Body> {
  const { query, fields, session, kind, hasIdempotencyKey } = operations[id]
  const body = given instanceof FormData || given instanceof URLSearchParams ? given : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const token = sessionToken() ?? (session === 'temporary' ? temporaryToken() : undefined)
  if (token !== undefined) body.set('token', token)
  if (hasIdempotencyKey) {
    const passed = body.get(idempotencyField)
    // The last field of the body, or none.
    body.delete(idempotencyField)
    if (config.sendIdempotencyKey)
      body.append(idempotencyField, typeof passed === 'string' ? passed : newIdempotencyKey())
  }
  const search = new URLSearchParams(query).toString()

  const exchange = await post({
    url: `${apiRoot()}/api/users.php${search && `?${search}`}`,
    body,
    deadlineMs: body instanceof FormData ? deadlines.upload : deadlines[kind],
    signal: signal ?? undefined,
  })
  setReachable(!('failure' in exchange) || exchange.failure === 'invalidResponse')
  if ('failure' in exchange) return exchange
  if (exchange.status === 401 && token !== undefined && token === sessionToken())
    endSession(orders.has(id) || orderChecks.has(id) ? 'expiredAtOrder' : 'expired')
  const failure = failureOf(exchange.status)
  return failure === undefined ? parse(exchange.text) : { failure }
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
