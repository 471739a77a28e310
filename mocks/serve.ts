/** Wraps handlers with faults, session check and validation. Other responses are thrown; MSW sends them as they are. */
import { delay, HttpResponse } from 'msw'
import { settingsOf, type Bank } from '#mocks/domain/bank.ts'
import { enqueue } from '#mocks/domain/queue.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import { chaosFault } from '#mocks/faults/chaos.ts'
import { actsDespite, corrupt, delays, nextFault, type FaultKind } from '#mocks/faults/faults.ts'
import { markings, withMarkup } from '#mocks/faults/markup.ts'
import { table } from '#mocks/generated/tables.ts'
import type { Handler, HandlerContext, OperationId, ResponseBody } from '#mocks/handlers/handler.ts'
import { parseRequest } from './calls.ts'
import { checkRequest, checkSchema } from './contractViolations.ts'
import type { Exchange, WireResponse } from './exchange.ts'
import { oncePerKey } from './idempotency.ts'
import { operationOf, type WireRequest } from './wire.ts'

export interface BankHost {
  bank: Bank
  /** One call at a time, so that no two read the same balance. A host that shares the bank has its own lock. */
  withLock?: <T>(act: () => Promise<T>) => Promise<T>
  /** The caller checks the responses against the contract. */
  isJudged?: boolean
  onExchange?: (exchange: Exchange) => void
}

export function locked<T>({ bank, withLock }: BankHost, act: () => Promise<T>): Promise<T> {
  return withLock === undefined ? enqueue(bank, act) : withLock(act)
}

export type Respond = (request: WireRequest) => Promise<WireResponse>

interface Outcome<Value> {
  value?: Value
  response: WireResponse
  fault?: FaultKind
  violations?: string[]
}

export function serveFor<Id extends OperationId>(host: BankHost, id: Id, handler: Handler<Id>) {
  return async ({ request }: { request: Request }): Promise<ResponseBody<Id>> => {
    const { parsed } = await parseRequest(request)
    const { value, response } = await processCall(host, id, parsed, handler)
    if (value !== undefined) return value
    throw toFetchResponse(response)
  }
}

export function respondFor<Id extends OperationId>(host: BankHost, id: Id, handler: Handler<Id>): Respond {
  return async (request) => (await processCall(host, id, request, handler)).response
}

export async function respondToUnhandled(host: BankHost, request: WireRequest): Promise<WireResponse> {
  const named = operationOf(request)
  const [id, status, message] =
    'id' in named
      ? [
          named.id,
          501,
          `The mock bank has no handler for ${named.id}. Add it to mocks/handlers/${table[named.id].domain}.ts.`,
        ]
      : [undefined, 404, named.problem]
  const outcome = { response: problem(status, message), violations: [message] }
  return (await processRequest(host, id, request, () => Promise.resolve(outcome))).response
}

function processCall<Id extends OperationId>(host: BankHost, id: Id, request: WireRequest, handler: Handler<Id>) {
  return processRequest(host, id, request, () => perform(host, id, request, handler))
}

async function processRequest<Value>(
  host: BankHost,
  operation: OperationId | undefined,
  request: WireRequest,
  act: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { bank, onExchange } = host
  const began = performance.now()
  const cut: Outcome<Value> = { response: 'cut' }
  const outcome = await locked(host, () => (settingsOf(bank).offline ? Promise.resolve(cut) : act()))
  const { response, fault, violations = [] } = outcome
  const { latencyMs, latencies } = settingsOf(bank)
  const ownMs = (operation && latencies[operation]) ?? 0
  const delayMs = latencyMs + ownMs + (fault === undefined ? 0 : (delays[fault] ?? 0))
  if (delayMs > 0) await delay(delayMs)
  onExchange?.({ operation, request, response, fault, violations, tookMs: performance.now() - began })
  if (fault === 'silent') await new Promise(() => undefined)
  return outcome
}

async function perform<Id extends OperationId>(
  host: BankHost,
  id: Id,
  request: WireRequest,
  handler: Handler<Id>,
): Promise<Outcome<ResponseBody<Id>>> {
  const { bank } = host
  const injected = await nextFault(bank, id)
  if (injected?.kind === 'response')
    return { response: { status: 200, type: 'application/json', body: injected.body }, fault: injected.kind }
  const fault = injected?.kind ?? (await chaosFault(bank))
  const outcome = await withSession(host, id, request, fault, handler)
  return fault === undefined ? outcome : { ...outcome, fault }
}

async function withSession<Id extends OperationId>(
  { bank, isJudged = false }: BankHost,
  id: Id,
  { fields }: WireRequest,
  fault: FaultKind | undefined,
  handler: Handler<Id>,
): Promise<Outcome<ResponseBody<Id>>> {
  if (fault === 'cut' || fault === 'silent') return { response: 'cut' }
  const { session, kind } = table[id]
  const violations = checkRequest(id, fields)
  const { token } = fields
  const holder = typeof token === 'string' ? holderOf(bank, token) : undefined
  const isAdmitted =
    session === 'none' || holder?.token.kind === 'session' || (holder !== undefined && session === 'temporary')
  if (!isAdmitted) return { response: problem(401, 'Your session has expired.'), violations }
  if (violations.length > 0)
    return { response: problem(422, `The request breaks the contract: ${violations.join('; ')}`), violations }

  // A fault that corrupts the response needs the real one first, without the bank having acted.
  if (fault !== undefined && !actsDespite(fault) && kind === 'action')
    return { response: corrupted(id, fault, { status: 'success', icon: 'success' }) }
  // The schema and the session check above guarantee these types, which the compiler cannot see.
  const act = async (): Promise<ResponseBody<Id>> => handler({ bank, fields, holder } as unknown as HandlerContext<Id>)
  const caller = holder?.customer.id ?? ''
  const value = kind === 'action' ? await oncePerKey(bank, id, fields, caller, act) : await act()
  const wrong = isJudged ? [] : checkSchema(table[id].response, value)
  if (wrong.length > 0) throw new Error(`The mock's response to ${id} breaks the contract: ${wrong.join('; ')}`)
  if (fault === undefined || delays[fault] !== undefined) return { value, response: plain(value) }
  return { response: corrupted(id, fault, value) }
}

function corrupted(id: OperationId, fault: FaultKind, value: unknown): WireResponse {
  if (fault === 'lost') return 'cut'
  const row = table[id]
  if (fault === 'markup' || fault === 'attack' || fault === 'address') {
    const fits = (tried: unknown) => checkSchema(row.response, tried).length === 0
    return plain(withMarkup(value, row.kind === 'action', fits, markings[fault]))
  }
  const response = corrupt(fault, JSON.stringify(value), 'outcome' in row ? row.outcome : undefined) ?? plain(value)
  return fault === 'endless' ? { ...response, isEndless: true } : response
}

/** A body that begins with a text and continues with a space every second. */
export function endless(text: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: ReturnType<typeof setInterval> | undefined
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(encoder.encode(text))
      timer = setInterval(() => controller.enqueue(encoder.encode(' ')), 1000)
    },
    cancel: () => clearInterval(timer),
  })
}

/** The text is a getter, because the generated handler serialises the body itself. */
function plain(value: unknown): Exclude<WireResponse, 'cut'> {
  return {
    status: 200,
    type: 'application/json',
    get body() {
      return JSON.stringify(value)
    },
  }
}

function problem(status: number, message: string): WireResponse {
  return { status, type: 'application/json', body: JSON.stringify({ status: 'error', message }) }
}

export function headersOf({ status, type }: Exclude<WireResponse, 'cut'>): Record<string, string> {
  return { 'Content-Type': type, ...(status === 429 ? { 'Retry-After': '60' } : {}) }
}

export function toFetchResponse(response: WireResponse): Response {
  if (response === 'cut') return HttpResponse.error()
  const { status, body: text, isEndless } = response
  const headers = headersOf(response)
  if (isEndless === true) return new HttpResponse(endless(text), { status, headers })
  const body = new TextEncoder().encode(text)
  return new HttpResponse(body, { status, headers: { ...headers, 'Content-Length': String(body.byteLength) } })
}
