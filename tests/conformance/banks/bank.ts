import { createServer, type IncomingMessage } from 'node:http'
import { directBank } from '#mocks/direct.ts'
import { pictureNamed } from '#mocks/domain/uploads.ts'
import type { Settings } from '#tests/conformance/context.ts'
import type { Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import type { BankTarget } from '#tests/conformance/mockTarget.ts'
import { responseFrom, type Client, type Cors, type ServedFile } from '#tests/conformance/transport/client.ts'
import { decodeMultipart, decodeUrlencoded, type FileValue, type Part } from '#tests/conformance/transport/encoding.ts'
import { listen } from '#tests/support/listen.ts'

export interface SeenCall {
  method: string
  query: Record<string, string>
  fields: Record<string, string | FileValue>
  parts: Part[]
  authorization: string | undefined
  origin: string | undefined
}

export function textOf({ fields }: Pick<SeenCall, 'fields'>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

export interface PlainResponse {
  status: number
  type: string
  body: string
  cors?: Cors
  garbled?: string
  ms?: number
}

/** `cut`: the connection ends without a response. `late`: no response arrives in time. `unreachable`: nothing listens. */
type Outcome = PlainResponse | 'cut' | 'late' | 'unreachable'

/** What a bank knows, and what a fault may ask of it. */
export interface Intact {
  target: BankTarget
  bank: BankTarget['bank']
  readCode: BankTarget['readCode']
  ask: (id: string, values: Record<string, string | FileValue>) => Promise<Record<string, unknown>>
  tokenOf: (kind: Account['kind']) => Promise<string>
  memory: Map<string, string>
}

/** A call as a bank meets it. */
export interface Met extends SeenCall, Intact {
  /** The operation that it names. */
  id: string | undefined
  /** A field, empty if it is missing or a file. */
  text: (name: string) => string
  /** The e-mail address of the customer whose token it has, or nothing. */
  owner: string
}

/** The same call with the response of the intact bank. */
export interface Seen extends Met {
  response: PlainResponse
  /** The operation of an HTTP 200, and its JSON, to be changed in place. */
  id: string | undefined
  json: Record<string, unknown>
}

export interface Fault {
  name: string
  /** `rule@operation` of what must be among its findings. */
  finds: string[]
  only: string[]
  settings?: Partial<Settings>
  plan?: Plan
  before?: (call: Met) => PlainResponse | void | Promise<PlainResponse | void>
  after?: (seen: Seen) => Outcome | void | Promise<Outcome | void>
  served?: Partial<ServedFile>
}

export interface Backend {
  endpoint: URL
  close: () => Promise<void>
}

type Respond = (call: SeenCall) => Promise<Outcome>

function brokenBank(target: BankTarget, { operations }: Plan, { before, after }: Partial<Fault>): Respond {
  const respond = intactResponder(target)
  const owners = new Map<string, string>()
  const intact = intactBank(target, operations, respond)
  return async (call) => {
    const met = Object.assign(call, intact, {
      id: operationOf(operations, call)?.id,
      text: (name: string): string => textOf(call, name),
      owner: owners.get(textOf(call, 'token')) ?? '',
    })
    const early = await before?.(met)
    const response = early ?? (await respond(call))
    if (typeof response === 'string') return response
    const found = response.status === 200 ? operationOf(operations, call)?.id : undefined
    if (found !== 'signIn' && after === undefined) return response
    // Most faults change few responses, and do not read the others.
    let read: Record<string, unknown> | undefined
    const readOnce = (): Record<string, unknown> => {
      read ??= response.status === 200 ? recordIn(response.body) : undefined
      return read ?? {}
    }
    if (response.body.includes('"jwt"') && typeof readOnce()['jwt'] === 'string')
      owners.set(String(readOnce()['jwt']), textOf(call, 'email'))
    const owner = owners.get(textOf(call, 'token')) ?? ''
    const seen: Seen = Object.defineProperty(Object.assign(met, { response, id: found, owner, json: {} }), 'json', {
      get: readOnce,
    })
    const changed = await after?.(seen)
    return changed ?? (read === undefined ? response : { ...response, body: JSON.stringify(read) })
  }
}

export async function startBackend(target: BankTarget, plan: Plan, fault: Partial<Fault> = {}): Promise<Backend> {
  const respond = brokenBank(target, plan, fault)
  const server = createServer((request, outgoing) => {
    void (async () => {
      const response = await respond(await read(request))
      if (typeof response === 'string') return outgoing.destroy()
      return outgoing.writeHead(response.status, { 'Content-Type': response.type }).end(response.body)
    })()
  })
  const { port, close } = await listen(server)
  return { endpoint: new URL(`http://127.0.0.1:${port}/api/users.php`), close }
}

type Connection = Pick<Settings, 'endpoint' | 'connect'>

export function backendInProcess(target: BankTarget, plan: Plan, fault: Partial<Fault> = {}): Connection {
  const respond = brokenBank(target, plan, fault)
  const client: Client = {
    send: async ({ method, search, headers, body }) => {
      const { 'Content-Type': type, Authorization: authorization, Origin: origin } = headers
      const response = await respond(seenCall(method, search, { type, authorization, origin, body }))
      if (typeof response === 'string')
        return { kind: 'none', how: response, detail: `the connection is ${response}`, ms: 0 }
      const { garbled, ms = 0, cors = { allowOrigin: '*', vary: '' } } = response
      const sent = responseFrom(response.status, response.type, response.body, ms, cors)
      return { ...sent, ...(garbled === undefined ? {} : { garbled }) }
    },
    get: (path) => {
      const picture = pictureNamed(target.bank, decodeURIComponent(path.replace('/uploads/', '')))
      const file = picture && { status: 200, type: picture.type, nosniff: true, bytes: Buffer.from(picture.bytes) }
      return Promise.resolve(file && { ...file, ...fault.served })
    },
    close: () => undefined,
  }
  return { endpoint: target.endpoint, connect: () => client }
}

function intactBank(target: BankTarget, operations: PlannedOperation[], respond: Respond): Intact {
  const ask: Intact['ask'] = async (id, values) => {
    const operation = operations.find((entry) => entry.id === id)
    if (operation === undefined) throw new Error(`There is no operation ${id}.`)
    const { query, fields } = operation
    const sent = { parts: [], authorization: undefined, origin: undefined }
    const response = await respond({ ...sent, method: 'POST', query, fields: { ...fields, ...values } })
    return (typeof response === 'string' ? undefined : recordIn(response.body)) ?? {}
  }
  return {
    ...{ target, bank: target.bank, readCode: target.readCode, ask },
    memory: new Map(),
    tokenOf: async (kind) => {
      const account = target.accounts.find((entry) => entry.kind === kind)
      const { jwt } = await ask('signIn', { email: account?.email ?? '', password: account?.password ?? '' })
      return typeof jwt === 'string' ? jwt : ''
    },
  }
}

function operationOf(operations: PlannedOperation[], call: SeenCall): PlannedOperation | undefined {
  return operations.find((operation) => names(call, operation))
}

export function names(call: SeenCall, { query, fields }: PlannedOperation): boolean {
  return (
    Object.keys(query).every((name) => call.query[name] === query[name]) &&
    Object.keys(fields).every((name) => call.fields[name] === fields[name])
  )
}

function intactResponder({ bank, endpoint }: BankTarget): Respond {
  const respond = directBank({ bank, isJudged: true })
  return async ({ method, query, fields }) => {
    const sent = (value: string | FileValue): string | File => (typeof value === 'string' ? value : fileOf(value))
    const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sent(value)]))
    const response = await respond({ ...{ method, url: endpoint.href, contentType: '' }, query, fields: values })
    return response === 'cut' ? 'cut' : { status: response.status, type: response.type, body: response.body }
  }
}

function fileOf({ bytes, filename, type }: FileValue): File {
  return new File([new Uint8Array(bytes)], filename, { type })
}

async function read(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const { authorization, origin } = headers
  const type = headers['content-type']
  return seenCall(method, search, { type, authorization, origin, body: Buffer.concat(chunks) })
}

function seenCall(
  method: string,
  search: string,
  sent: { type: string | undefined; authorization: string | undefined; origin: string | undefined; body: Buffer },
): SeenCall {
  const { type = '', authorization, origin, body } = sent
  const parts = partsOf(type, body)
  return {
    ...{ method, query: Object.fromEntries(new URLSearchParams(search)), parts, authorization, origin },
    fields: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
  }
}

function partsOf(contentType: string, body: Buffer): Part[] {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1]
  if (boundary !== undefined) return decodeMultipart(body, boundary)
  return contentType === 'application/x-www-form-urlencoded' ? decodeUrlencoded(body) : []
}

export function recordIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
