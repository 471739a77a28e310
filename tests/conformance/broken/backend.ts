/** A backend with one thing broken: a proxy before the mock bank's HTTP server that changes calls or answers. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../bench.ts'
import { createClient } from '../client.ts'
import type { Client } from '../client.ts'
import { decodeMultipart, decodeUrlencoded } from '../encoding.ts'
import type { FileValue, Part } from '../encoding.ts'
import type { Account } from '../exchange.ts'
import type { MockTarget } from '../mockTarget.ts'
import type { Plan, PlannedOperation } from '../plan.ts'
import { isRecord } from '../schema.ts'
import { toWire } from '../wire.ts'

/** A call as this backend sees it. `parts`: the fields one by one, before the last of a name wins. */
export interface SeenCall {
  method: string
  query: Record<string, string>
  fields: Record<string, string | FileValue>
  parts: Part[]
  authorization: string | undefined
}

/** A field as a text; a file, or nothing, counts as empty. */
export function textOf({ fields }: Pick<SeenCall, 'fields'>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

export interface PlainAnswer {
  status: number
  type: string
  body: string
  delayMs?: number
}

type Reply = PlainAnswer | 'cut'

/** What a breakage can do with the intact bank behind it. */
export interface Intact {
  target: MockTarget
  /** Makes a call of its own; answers with the JSON. */
  call: (id: string, values: Record<string, string | FileValue>) => Promise<Record<string, unknown>>
  /** A session of somebody's, begun now. */
  tokenOf: (kind: Account['kind']) => Promise<string>
  /** Whose token it is, as far as it came through here. */
  emailOf: (token: string) => string | undefined
  /** What the breakage keeps from call to call. */
  memory: Map<string, string>
}

/** What is broken, and who has to be blamed for what. */
export interface Breakage {
  /** What a developer would call it. */
  name: string
  /** `rule@operation` of every finding, and of no other. */
  finds: string[]
  /** The operations to run. */
  only: string[]
  settings?: Partial<Settings>
  /** Changes the call before the bank sees it; an answer takes the place of the bank's. */
  before?: (call: SeenCall, intact: Intact) => PlainAnswer | void | Promise<PlainAnswer | void>
  /** Changes what the bank has answered. */
  after?: (answer: PlainAnswer, seen: Seen) => Reply | void | Promise<Reply | void>
}

export interface Seen {
  call: SeenCall
  /** The operation that an HTTP 200 answers, and its JSON, to be changed in place. */
  id: string | undefined
  json: Record<string, unknown>
  intact: Intact
}

export interface Backend {
  endpoint: URL
  close: () => Promise<void>
}

/** Serves the bank of a target, broken in the given way, or intact. */
export async function startBackend(
  target: MockTarget,
  { operations }: Plan,
  { before, after }: Partial<Breakage> = {},
): Promise<Backend> {
  const client = createClient(target.endpoint, { concurrency: 16, timeoutMs: 20_000 })
  const owners = new Map<string, string>()
  const intact = intactBank(target, operations, client, owners)
  const server = createServer((request, response) => {
    void (async () => {
      const call = await read(request)
      const early = (await before?.(call, intact)) ?? toNobody(call)
      const answer = early ?? (await forward(client, call))
      if (answer === 'cut') return response.destroy()
      const found = answer.status === 200 ? operationOf(operations, call)?.id : undefined
      const parsed: unknown = answer.status === 200 ? parse(answer.body) : undefined
      const json = isRecord(parsed) ? parsed : {}
      if (typeof json['jwt'] === 'string') owners.set(json['jwt'], textOf(call, 'email'))
      const changed = await after?.(answer, { call, id: found, json, intact })
      const reply = changed ?? (isRecord(parsed) ? { ...answer, body: JSON.stringify(json) } : answer)
      if (reply === 'cut') return response.destroy()
      if (reply.delayMs !== undefined) await pause(reply.delayMs)
      return response.writeHead(reply.status, { 'Content-Type': reply.type }).end(reply.body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: new URL(`http://127.0.0.1:${portOf(server)}/api/users.php`),
    close: async () => {
      await stop(server)
      client.close()
    },
  }
}

function intactBank(
  target: MockTarget,
  operations: PlannedOperation[],
  client: Client,
  owners: Map<string, string>,
): Intact {
  const call: Intact['call'] = async (id, values) => {
    const operation = operations.find((entry) => entry.id === id)
    if (operation === undefined) throw new Error(`There is no operation ${id}.`)
    const { query, fields } = operation
    const answer = await forward(client, {
      ...{ method: 'POST', query, fields: { ...fields, ...values }, parts: [], authorization: undefined },
    })
    const json: unknown = answer === 'cut' ? undefined : parse(answer.body)
    return isRecord(json) ? json : {}
  }
  return {
    target,
    call,
    emailOf: (token) => owners.get(token),
    memory: new Map(),
    tokenOf: async (kind) => {
      const account = target.accounts.find((entry) => entry.kind === kind)
      const { jwt } = await call('signIn', { email: account?.email ?? '', password: account?.password ?? '' })
      return typeof jwt === 'string' ? jwt : ''
    },
  }
}

/** The operation that a call names by its constants. */
function operationOf(operations: PlannedOperation[], { query, fields }: SeenCall): PlannedOperation | undefined {
  return operations.find(
    (operation) =>
      Object.entries(operation.query).every(([name, value]) => query[name] === value) &&
      Object.entries(operation.fields).every(([name, value]) => fields[name] === value),
  )
}

async function forward(client: Client, { method, query, fields }: Omit<SeenCall, 'parts'>): Promise<Reply> {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const encoding = parts.some(({ value }) => typeof value !== 'string') ? 'multipart' : 'urlencoded'
  const reply = await client.send(toWire({ method: method === 'GET' ? 'GET' : 'POST', query, encoding, parts }))
  return reply.kind === 'none' ? 'cut' : { status: reply.status, type: reply.type, body: reply.text }
}

/** A transfer to nobody is refused here, whatever the bank behind does. */
function toNobody({ fields }: SeenCall): PlainAnswer | undefined {
  if (fields['newtrs'] !== 'newtrs' || fields['act_no'] !== '' || fields['token'] === undefined) return undefined
  const body = JSON.stringify({ icon: 'error', message: 'The account number is missing.' })
  return { status: 200, type: 'application/json', body }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

async function read(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const parts = partsOf(request.headers['content-type'] ?? '', Buffer.concat(chunks))
  return {
    method: request.method ?? '',
    query: Object.fromEntries(url.searchParams),
    fields: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
    parts,
    authorization: request.headers.authorization,
  }
}

function partsOf(contentType: string, body: Buffer): Part[] {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1]
  if (boundary !== undefined) return decodeMultipart(body, boundary)
  return contentType === 'application/x-www-form-urlencoded' ? decodeUrlencoded(body) : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
