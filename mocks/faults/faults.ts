import { nextNumber, type Bank } from '#mocks/domain/bank.ts'
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
  textLists: 'a text in place of every list',
  nullMessage: 'the right response with a message that is null',
  response: 'a response of your own',
} as const

export type FaultKind = keyof typeof faultKinds

/** Milliseconds. The response is right, but late. */
export const delays: Readonly<Partial<Record<FaultKind, number>>> = { late: 500, slow: 4000 }

const actingFaults: ReadonlySet<FaultKind> = new Set<FaultKind>([
  ...(['lost', 'late', 'slow', 'single', 'markup', 'attack', 'address'] as const),
  ...(['nullRows', 'textLists', 'nullMessage'] as const),
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

interface Text {
  status: number
  type: string
  body: string
}

const raw = (body: string): Text => ({ status: 200, type: 'application/json', body })
const json = (value: unknown, status = 200): Text => ({ ...raw(JSON.stringify(value)), status })
const page = (status: number, body: string): Text => ({ status, type: 'text/html', body })

const corruptions: Readonly<Partial<Record<FaultKind, (body: string, outcome: string | undefined) => Text>>> = {
  expired: () => json({ status: 'error', message: 'Your session has expired.' }, 401),
  error413: () => page(413, '<h1>413 Request Entity Too Large</h1>'),
  error429: () => json({ status: 'error', message: 'Too many requests.' }, 429),
  error503: () => page(503, '<h1>Service Unavailable</h1>'),
  error500: () => page(500, '<h1>Internal Server Error</h1>'),
  endless: (body) => raw(body.slice(0, 1)),
  html: () => page(200, '<!doctype html><title>Welcome</title><h1>It works!</h1>'),
  notice: (body) =>
    page(200, `<br />\n<b>Notice</b>:  Undefined index: pin in <b>users.php</b> on line <b>42</b><br />\n${body}`),
  empty: () => raw(''),
  truncated: (body) => raw(body.slice(0, Math.ceil(body.length / 2))),
  null: () => raw('null'),
  array: () => raw('[]'),
  missing: () => raw('{}'),
  types: (body) => json(wrongTypes(JSON.parse(body))),
  refused: (_body, outcome) =>
    json(
      outcome === 'error' || outcome === 'failed'
        ? { [outcome]: true, status: 'error' }
        : { status: 'error', icon: 'error' },
    ),
  single: (body) => json(Object.fromEntries(Object.entries(fieldsOf(JSON.parse(body))).slice(0, 1))),
  nullRows: (body) => json(JSON.parse(body, nullTextsOfRows)),
  textLists: (body) => json(JSON.parse(body, (_key, entry: unknown) => (Array.isArray(entry) ? 'none' : entry))),
  nullMessage: (body) => json({ ...fieldsOf(JSON.parse(body)), message: null }),
}

/** Undefined if the fault leaves the text of the response unchanged. */
export function corrupt(kind: FaultKind, body: string, outcome: string | undefined): Text | undefined {
  return corruptions[kind]?.(body, outcome)
}

const rowTexts = new Set(['name', 'title', 'amount', 'bank', 'act_hold_name', 'type'])

/** For JSON.parse. */
function nullTextsOfRows(_key: string, entry: unknown): unknown {
  if (!Array.isArray(entry)) return entry
  return entry.map((row: unknown) =>
    isFields(row)
      ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rowTexts.has(name) ? null : value]))
      : row,
  )
}

function wrongTypes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { unexpected: [] }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wrongTypes(entry)]))
}
