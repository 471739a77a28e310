import { nextNumber, type Bank } from '#mocks/domain/bank.ts'
import type { WireResponse } from '#mocks/exchange.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { fieldsOf, isFields } from '#src/lib/fields.ts'

/** Every way in which a call can fail, and what the caller gets. */
export const faultKinds = {
  cut: 'the connection breaks before the bank has read the request',
  lost: 'the bank acts on the request, then the connection breaks',
  expired: 'the session is dead (401)',
  error500: 'HTTP 500',
  html: 'an HTML page',
  notice: 'a PHP notice before the JSON',
  empty: 'an empty body',
  truncated: 'the response breaks off in the middle',
  null: 'the JSON value null',
  array: 'an empty array in place of the object',
  types: 'every value of the wrong type',
  missing: 'an object without any field',
  refused: 'the bank refuses without a message',
  single: 'the right response, of which only the first field arrives',
  markup: 'the right response with markup behind every text',
  attack: 'the right response with executable text behind every text',
  address: 'the right response with an executable address in place of every text',
  late: 'the right response after half a second',
  slow: 'the right response after four seconds',
  silent: 'no response is ever sent; the bank has not acted',
  endless: 'a response that begins and never ends',
  error413: 'HTTP 413, too large',
  error429: 'HTTP 429, too many requests',
  error503: 'HTTP 503, unavailable',
  nullRows: 'rows whose names and amounts are null',
  nullLists: 'null in place of every list',
  nullMessage: 'the right response with a message that is null',
  response: 'a response of your own',
} as const

export type FaultKind = keyof typeof faultKinds

/** Milliseconds. The response is right, but late. */
export const delays: Readonly<Partial<Record<FaultKind, number>>> = { late: 500, slow: 4000 }

const actingFaults: ReadonlySet<FaultKind> = new Set<FaultKind>([
  ...(['lost', 'late', 'slow', 'single', 'markup', 'attack', 'address'] as const),
  ...(['nullRows', 'nullLists', 'nullMessage'] as const),
])

/** Whether the bank acts in spite of the failure. */
export function actsDespite(kind: FaultKind): boolean {
  return actingFaults.has(kind)
}

export function isFaultKind(kind: string): kind is FaultKind {
  return Object.hasOwn(faultKinds, kind)
}

export interface InjectionOptions {
  /** 1 by default; 0: all, until the fault is removed. */
  times?: number
  body?: string
}

export async function injectFault(
  bank: Bank,
  operation: OperationId | '*',
  kind: FaultKind,
  { times = 1, body = '' }: InjectionOptions = {},
): Promise<void> {
  await bank.store.faults.create({ id: await nextNumber(bank, 'faults'), operation, kind, times, body })
}

export interface Fault {
  kind: FaultKind
  body: string
}

export async function nextFault(bank: Bank, operation: OperationId): Promise<Fault | undefined> {
  const fault = bank.store.faults
    .all()
    .find((injected) => injected.operation === operation || injected.operation === '*')
  if (fault === undefined || !isFaultKind(fault.kind)) return undefined
  const { kind, body } = fault
  if (fault.times === 1) bank.store.faults.delete(fault)
  else if (fault.times > 1)
    await bank.store.faults.update(fault, {
      data: (record) => {
        record.times -= 1
      },
    })
  return { kind, body }
}

export function removeFault(bank: Bank, id: number): Promise<void> {
  bank.store.faults.delete((query) => query.where({ id }))
  return Promise.resolve()
}

/** Undefined if the fault leaves the text of the response unchanged. */
export function corrupt(
  kind: FaultKind,
  body: string,
  outcome: string | undefined,
): Exclude<WireResponse, 'cut'> | undefined {
  const json = 'application/json'
  const right: unknown = JSON.parse(body)
  switch (kind) {
    case 'expired':
      return { status: 401, type: json, body: '{"status":"error","message":"Your session has expired."}' }
    case 'error413':
      return { status: 413, type: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }
    case 'error429':
      return { status: 429, type: json, body: '{"status":"error","message":"Too many requests."}' }
    case 'error503':
      return { status: 503, type: 'text/html', body: '<h1>Service Unavailable</h1>' }
    case 'endless':
      return { status: 200, type: json, body: body.slice(0, 1) }
    case 'error500':
      return { status: 500, type: 'text/html', body: '<h1>Internal Server Error</h1>' }
    case 'html':
      return { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title><h1>It works!</h1>' }
    case 'notice':
      return {
        status: 200,
        type: 'text/html',
        body: `<br />\n<b>Notice</b>:  Undefined index: pin in <b>users.php</b> on line <b>42</b><br />\n${body}`,
      }
    case 'empty':
      return { status: 200, type: json, body: '' }
    case 'truncated':
      return { status: 200, type: json, body: body.slice(0, Math.ceil(body.length / 2)) }
    case 'null':
      return { status: 200, type: json, body: 'null' }
    case 'array':
      return { status: 200, type: json, body: '[]' }
    case 'types':
      return { status: 200, type: json, body: JSON.stringify(wrongTypes(right)) }
    case 'missing':
      return { status: 200, type: json, body: '{}' }
    case 'refused':
      return {
        status: 200,
        type: json,
        body: JSON.stringify(
          outcome === 'error' || outcome === 'failed'
            ? { [outcome]: true, status: 'error' }
            : { status: 'error', icon: 'error' },
        ),
      }
    case 'single':
      return { status: 200, type: json, body: JSON.stringify(firstField(right)) }
    case 'nullRows':
      return { status: 200, type: json, body: JSON.stringify(right, nullTextsOfRows) }
    case 'nullLists':
      return {
        status: 200,
        type: json,
        body: JSON.stringify(right, (_key, entry: unknown) => (Array.isArray(entry) ? null : entry)),
      }
    case 'nullMessage':
      return { status: 200, type: json, body: JSON.stringify({ ...fieldsOf(right), message: null }) }
    default:
      return undefined
  }
}

const rowTexts = new Set(['name', 'title', 'amount', 'bank', 'act_hold_name', 'type'])

/** For JSON.stringify. */
function nullTextsOfRows(_key: string, entry: unknown): unknown {
  if (!Array.isArray(entry)) return entry
  return entry.map((row: unknown) =>
    isFields(row)
      ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rowTexts.has(name) ? null : value]))
      : row,
  )
}

function firstField(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).slice(0, 1)) : value
}

function wrongTypes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { unexpected: [] }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wrongTypes(entry)]))
}
